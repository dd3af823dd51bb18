-- The reviews that are shown at products: those of all orders that had them, of users who are still there.
create or replace view current_product_reviews as
select i.product_id, o.review_added, o.id as order_id
from orders o
  join users u on u.id = o.user_id and u.deleted_at is null
  join order_items i on i.order_id = o.id
where o.customer_review is not null and not o.review_hidden and o.deleted_at is null;
