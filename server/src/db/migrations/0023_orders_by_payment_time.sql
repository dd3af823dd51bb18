-- needs: 0018
-- Admins deliver first what has waited longest since its payment.
create index orders_by_paid_at on orders (paid_at, id)
  include (status, payment, risk_flag, district, placed_at) where deleted_at is null;
