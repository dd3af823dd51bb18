create or replace function notify_review() returns trigger language plpgsql as $$
begin
  perform notify_product_reviews(array[new.id]);
  return null;
end
$$;

create or replace trigger notify_review after update on orders
  for each row when (
    new.customer_review is not null
    and (old.customer_review, old.review_hidden, old.deleted_at, old.user_id)
      is distinct from (new.customer_review, new.review_hidden, new.deleted_at, new.user_id)
  ) execute function notify_review();
