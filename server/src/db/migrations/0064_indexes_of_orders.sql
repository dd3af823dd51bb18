-- needs: 0029
-- no transaction
alter table orders validate constraint orders_courier_check;
alter table orders validate constraint orders_tracking_number_check;
alter table orders validate constraint orders_handed_over_to_courier;
alter table orders validate constraint orders_tracked_by_courier;
alter table orders validate constraint orders_order_number_check;
drop index concurrently if exists orders_by_number;
create unique index concurrently orders_by_number on orders (order_number);
-- For `fill_order_numbers`: empty when it is done.
drop index concurrently if exists orders_without_number;
create index concurrently orders_without_number on orders (id) where order_number is null;
