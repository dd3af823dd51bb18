-- needs: 0029
-- no transaction
-- Duplicates that are to be refunded are few, since nearly all were refunded or accepted. The statistics of the single columns do not
-- contain that, so the planner read all orders.
create statistics if not exists payment_attempts_refund_due (mcv) on state, refunded_at, accepted_at from payment_attempts;
analyze payment_attempts;
-- With `deliver_by`, since overdue orders are found among the pending ones, by the time of the order.
drop index concurrently if exists orders_by_status_and_due;
create index concurrently orders_by_status_and_due on orders (status, placed_at, id) include (payment, risk_flag, district, deliver_by)
  where deleted_at is null;
drop index concurrently if exists orders_by_status;
alter index orders_by_status_and_due rename to orders_by_status;
