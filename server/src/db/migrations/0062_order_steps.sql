-- needs: 0029
-- What happens to a pending order until it is delivered. An order may be delivered without either. Rows that are there have none of it,
-- so they need not be read for the constraints: see 0064.
alter table orders
  add column packed_at timestamptz,
  add column handed_over_at timestamptz,
  add column courier text,
  add column tracking_number text,
  add constraint orders_courier_check check (length(courier) between 1 and 60) not valid,
  add constraint orders_tracking_number_check check (length(tracking_number) between 1 and 60) not valid,
  add constraint orders_handed_over_to_courier check ((handed_over_at is null) = (courier is null)) not valid,
  add constraint orders_tracked_by_courier check (tracking_number is null or courier is not null) not valid;
