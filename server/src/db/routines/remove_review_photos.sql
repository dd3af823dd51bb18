-- The job deletes the pictures of a review whose order is deleted.
create or replace function remove_review_photos() returns trigger language plpgsql as $$
begin
  new.review_photos := '{}';
  return new;
end
$$;

create or replace trigger remove_review_photos before update on orders
  for each row when (old.deleted_at is null and new.deleted_at is not null and new.review_photos <> '{}')
  execute function remove_review_photos();
