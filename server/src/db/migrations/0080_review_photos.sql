-- needs: 0029
-- Uploaded pictures of a review. Rows that are there have none, so they need not be read for the constraint: see 0076.
alter table orders
  add column review_photos text[] not null default '{}',
  add constraint orders_review_photos check (
    review_photos = '{}'
    or (cardinality(review_photos) <= 3 and array_position(review_photos, null) is null and customer_review is not null)
  ) not valid;
