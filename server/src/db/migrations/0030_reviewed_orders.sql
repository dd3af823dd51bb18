-- needs: 0018
-- no transaction
-- Admins list the orders that have a review, such as to find the one of a bad review.
drop index concurrently if exists orders_reviewed;
create index concurrently orders_reviewed on orders (placed_at, id) include (status, payment, risk_flag, district)
  where deleted_at is null and customer_review is not null;
