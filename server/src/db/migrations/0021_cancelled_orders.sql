-- needs: 0018
-- Customers see their cancelled orders.
create index orders_cancelled_of_user on orders (user_id, placed_at, id) where deleted_at is not null;
