-- needs: 0011
-- Each new order enters every index. One serves sorts and filters by status; a district is filtered while the index of the sort
-- column is read.
drop index orders_by_status, orders_by_filters, orders_by_district;
create index orders_by_status on orders (status, placed_at, id)
  include (payment, risk_flag, district) where deleted_at is null;
