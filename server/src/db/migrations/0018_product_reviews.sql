-- Reviews of orders are shown at the products that the orders had; an admin can hide one.
alter table orders add column review_hidden boolean not null default false;

create index order_items_by_product on order_items (product_id);

create function notify_product_reviews(order_ids uuid[]) returns void
language plpgsql
as $$
declare
  tags text[] := array(select distinct 'ProductReview/' || product_id from order_items where order_id = any (order_ids));
begin
  if cardinality(tags) > 0 then perform notify_change(tags, null); end if;
end
$$;

create function notify_review() returns trigger
language plpgsql
as $$
begin
  perform notify_product_reviews(array[new.id]);
  return null;
end
$$;

create trigger notify_review after update on orders
  for each row when (
    new.customer_review is not null
    and (old.customer_review, old.review_hidden, old.deleted_at) is distinct from (new.customer_review, new.review_hidden, new.deleted_at)
  ) execute function notify_review();

create function notify_reviews_of_user() returns trigger
language plpgsql
as $$
begin
  perform notify_product_reviews(array(select id from orders where user_id = new.id and customer_review is not null));
  return null;
end
$$;

create trigger notify_reviews_of_user after update on users
  for each row when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function notify_reviews_of_user();
