create or replace function delete_sessions_and_cart() returns trigger language plpgsql as $$
begin
  delete from sessions where user_id = new.id;
  delete from cart_rows where user_id = new.id;
  delete from addresses where user_id = new.id;
  delete from customer_notes where user_id = new.id;
  update orders set review_photos = '{}' where user_id = new.id and review_photos <> '{}';
  return null;
end
$$;

create or replace trigger delete_sessions_and_cart after update of deleted_at on users
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function delete_sessions_and_cart();
