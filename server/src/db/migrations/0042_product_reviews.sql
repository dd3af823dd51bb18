-- needs: 0029
-- The reviews that are shown at products, by product: those of a best seller were looked for in all its orders.
create table product_reviews (
  product_id uuid not null,
  review_added timestamptz not null,
  order_id uuid not null,
  primary key (product_id, review_added, order_id)
);
create index product_reviews_of_order on product_reviews (order_id);
-- routines: check_new_items, notify_review, notify_reviews_of_user
