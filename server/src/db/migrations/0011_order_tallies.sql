-- How many orders there are of each kind, and of how much money: kept, so that no list and no overview counts all orders.
create table order_tallies (
  day date not null,
  district text not null,
  status order_status not null,
  payment boolean not null,
  risk_flag boolean not null,
  orders integer not null,
  amount numeric(14, 2) not null,
  primary key (day, district, status, payment, risk_flag)
) with (fillfactor = 70);

-- What changed and is not yet added up: changes only append here, so that customers of one district never wait for each other.
create table pending_tallies (
  day date not null,
  district text not null,
  status order_status not null,
  payment boolean not null,
  risk_flag boolean not null,
  orders integer not null,
  amount numeric(14, 2) not null
);

create view order_sums as
  select * from order_tallies union all select * from pending_tallies;

create function tally_orders() returns trigger
language plpgsql
as $$
begin
  if tg_op <> 'INSERT' then
    insert into pending_tallies
    select shop_day(placed_at), district, status, payment, risk_flag, -count(*), -sum(total_amount)
    from former_orders where deleted_at is null group by 1, 2, 3, 4, 5;
  end if;
  if tg_op <> 'DELETE' then
    insert into pending_tallies
    select shop_day(placed_at), district, status, payment, risk_flag, count(*), sum(total_amount)
    from present_orders where deleted_at is null group by 1, 2, 3, 4, 5;
  end if;
  return null;
end
$$;

create trigger tally_orders_on_insert after insert on orders
  referencing new table as present_orders for each statement execute function tally_orders();
create trigger tally_orders_on_update after update on orders
  referencing old table as former_orders new table as present_orders
  for each statement execute function tally_orders();
create trigger tally_orders_on_delete after delete on orders
  referencing old table as former_orders for each statement execute function tally_orders();

insert into order_tallies
select shop_day(placed_at), district, status, payment, risk_flag, count(*), sum(total_amount)
from orders where deleted_at is null group by 1, 2, 3, 4, 5;

-- Adds up what changed since the last time; answers how many kinds of orders it touched. Any process may call it at any time.
create function fold_order_tallies() returns integer
language plpgsql
as $$
declare
  touched integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('jontro.fold_order_tallies')) then return 0; end if;
  with taken as (delete from pending_tallies returning *),
  sums as (
    select day, district, status, payment, risk_flag, sum(orders)::integer as orders, sum(amount) as amount
    from taken group by day, district, status, payment, risk_flag
  )
  insert into order_tallies as kept select * from sums where orders <> 0 or amount <> 0
  on conflict (day, district, status, payment, risk_flag) do update
  set orders = kept.orders + excluded.orders, amount = kept.amount + excluded.amount;
  get diagnostics touched = row_count;
  return touched;
end
$$;
