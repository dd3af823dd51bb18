create or replace function notify_reviews_of_user() returns trigger language plpgsql as $$
begin
  perform notify_product_reviews(array(select id from orders where user_id = new.id and customer_review is not null));
  return null;
end
$$;

create or replace trigger notify_reviews_of_user after update on users
  for each row when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function notify_reviews_of_user();
