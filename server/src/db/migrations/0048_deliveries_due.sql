-- needs: 0029
-- no transaction
-- Deliveries that are due are counted by this index alone. With `orders_due`, each order was looked up, so that the planner read those
-- that were delivered long ago as well, by `orders_by_due`.
drop index concurrently if exists orders_pending_due;
create index concurrently orders_pending_due on orders (deliver_by, id) include (status, payment, risk_flag, district, placed_at)
  where deleted_at is null and status = 'Pending' and deliver_by is not null;
drop index concurrently if exists orders_due;
