-- A paid order has to be delivered within the days that were promised when it was placed.
alter table orders add column delivery_days smallint not null default 10 check (delivery_days > 0);
update orders set delivery_days = 5 where district = 'Dhaka';
alter table orders add column deliver_by date generated always as (shop_day(paid_at) + delivery_days) stored;

create index orders_by_due on orders (deliver_by, id)
  include (status, payment, risk_flag, district, placed_at) where deleted_at is null;
create index orders_due on orders (deliver_by)
  where deleted_at is null and status = 'Pending' and deliver_by is not null;
