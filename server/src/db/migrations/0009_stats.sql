-- Precomputed counts and sums, so that no list and no overview aggregates all rows. Writers only append to the pending tables and
-- so never wait for each other; a job folds pending rows into the stats in batches, and the views add both up.

-- Ordered quantities of each product and day, paid or not. Everything that an overview reads is in the primary key's index.
create table daily_product_sales (
  day date not null,
  product_id uuid not null,
  quantity integer not null,
  amount numeric(14, 2) not null,
  primary key (day, product_id) include (quantity, amount)
) with (fillfactor = 70);

-- Folds pending sales: at most so many products and rows, so that each call is short. Returns whether more may be pending. If
-- another process is folding, it does nothing.
create function count_pending_sales(max_products integer, max_rows integer) returns boolean
language plpgsql
as $$
declare
  has_more boolean;
begin
  if not pg_try_advisory_xact_lock(hashtext('jontro.count_sales')) then return false; end if;
  with batch as (
    select product_id from (select product_id from pending_sales limit max_rows) as oldest
    group by product_id limit max_products
  ),
  -- Nothing else deletes or updates these rows, so their physical addresses stay valid.
  taken as (
    delete from pending_sales
    where ctid = any (array(
      select ctid from pending_sales where product_id in (select product_id from batch) limit max_rows
    ))
    returning product_id, quantity, day, amount, is_bulk_load
  ),
  by_day as (
    insert into daily_product_sales as stats (day, product_id, quantity, amount)
    select day, product_id, sum(quantity)::integer, sum(amount) from taken where day is not null group by day, product_id
    on conflict (day, product_id) do update
    set quantity = stats.quantity + excluded.quantity, amount = stats.amount + excluded.amount
  ),
  sums as (
    select product_id, sum(quantity)::integer as quantity from taken where not is_bulk_load group by product_id
  ),
  updated as (
    update products set sold = sold + sums.quantity from sums where products.id = sums.product_id
  )
  select count(*) >= max_rows or count(distinct product_id) >= max_products into has_more from taken;
  return has_more;
end
$$;

create table order_stats (
  day date not null,
  district text not null,
  status order_status not null,
  payment boolean not null,
  risk_flag boolean not null,
  orders integer not null,
  amount numeric(14, 2) not null,
  primary key (day, district, status, payment, risk_flag)
) with (fillfactor = 70);

-- The same without districts, which few queries need: a ninth of the rows.
create table daily_stats (
  day date not null,
  status order_status not null,
  payment boolean not null,
  risk_flag boolean not null,
  orders integer not null,
  amount numeric(14, 2) not null,
  primary key (day, status, payment, risk_flag)
) with (fillfactor = 70);

create table pending_order_stats (
  day date not null,
  district text not null,
  status order_status not null,
  payment boolean not null,
  risk_flag boolean not null,
  orders integer not null,
  amount numeric(14, 2) not null
);

create view current_order_stats as
  select * from order_stats union all select * from pending_order_stats;

create view current_daily_stats as
  select * from daily_stats
  union all select day, status, payment, risk_flag, orders, amount from pending_order_stats;

create function add_pending_order_stats() returns trigger
language plpgsql
as $$
begin
  if tg_op <> 'INSERT' then
    insert into pending_order_stats
    select shop_day(placed_at), district, status, payment, risk_flag, -count(*), -sum(total_amount)
    from old_orders where deleted_at is null group by 1, 2, 3, 4, 5;
  end if;
  if tg_op <> 'DELETE' then
    insert into pending_order_stats
    select shop_day(placed_at), district, status, payment, risk_flag, count(*), sum(total_amount)
    from new_orders where deleted_at is null group by 1, 2, 3, 4, 5;
  end if;
  return null;
end
$$;

create trigger add_pending_order_stats_on_insert after insert on orders
  referencing new table as new_orders for each statement execute function add_pending_order_stats();
create trigger add_pending_order_stats_on_update after update on orders
  referencing old table as old_orders new table as new_orders
  for each statement execute function add_pending_order_stats();
create trigger add_pending_order_stats_on_delete after delete on orders
  referencing old table as old_orders for each statement execute function add_pending_order_stats();

-- Row counts of large tables.
create table row_counts (
  table_name text primary key,
  rows bigint not null
) with (fillfactor = 70);

create table pending_row_counts (
  table_name text not null,
  rows bigint not null
);

create view current_row_counts as
  select * from row_counts union all select * from pending_row_counts;

create function add_pending_row_count() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    insert into pending_row_counts select tg_table_name, count(*) from new_rows having count(*) > 0;
  else
    insert into pending_row_counts select tg_table_name, -count(*) from old_rows having count(*) > 0;
  end if;
  return null;
end
$$;

create trigger add_pending_row_count_on_insert after insert on cart_rows
  referencing new table as new_rows for each statement execute function add_pending_row_count();
create trigger add_pending_row_count_on_delete after delete on cart_rows
  referencing old table as old_rows for each statement execute function add_pending_row_count();
create trigger add_pending_row_count_on_insert after insert on audit_log
  referencing new table as new_rows for each statement execute function add_pending_row_count();

insert into row_counts values ('cart_rows', 0), ('audit_log', 0);

-- Folds pending order stats and row counts, at most so many rows of each. Returns whether more may be pending. If another process
-- is folding, it does nothing.
create function fold_pending_stats(max_rows integer) returns boolean
language plpgsql
as $$
declare
  has_more_orders boolean;
  has_more_rows boolean;
begin
  if not pg_try_advisory_xact_lock(hashtext('jontro.fold_stats')) then return false; end if;
  with taken as (
    delete from pending_order_stats where ctid = any (array(select ctid from pending_order_stats limit max_rows)) returning *
  ),
  by_day as (
    insert into daily_stats as stats
    select day, status, payment, risk_flag, sum(orders), sum(amount) from taken group by 1, 2, 3, 4
    having sum(orders) <> 0 or sum(amount) <> 0
    on conflict (day, status, payment, risk_flag) do update
    set orders = stats.orders + excluded.orders, amount = stats.amount + excluded.amount
  ),
  by_district as (
    insert into order_stats as stats
    select day, district, status, payment, risk_flag, sum(orders), sum(amount) from taken group by 1, 2, 3, 4, 5
    having sum(orders) <> 0 or sum(amount) <> 0
    on conflict (day, district, status, payment, risk_flag) do update
    set orders = stats.orders + excluded.orders, amount = stats.amount + excluded.amount
  )
  select count(*) >= max_rows into has_more_orders from taken;
  with taken as (
    delete from pending_row_counts where ctid = any (array(select ctid from pending_row_counts limit max_rows)) returning *
  ),
  by_table as (
    insert into row_counts as counts
    select table_name, sum(rows) from taken group by table_name having sum(rows) <> 0
    on conflict (table_name) do update set rows = counts.rows + excluded.rows
  )
  select count(*) >= max_rows into has_more_rows from taken;
  return has_more_orders or has_more_rows;
end
$$;
