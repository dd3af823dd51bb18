-- needs: 0029
-- Orders with a review are counted like carts, users and products: nearly half of all orders have one.
-- routines: add_pending_reviewed_count
insert into row_counts select 'reviewed_orders', count(*) from orders where deleted_at is null and customer_review is not null;
