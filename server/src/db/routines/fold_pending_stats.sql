-- Folds pending order stats and row counts, at most so many rows of each. Returns whether more may be pending. If another process
-- is folding, it does nothing.
create or replace function fold_pending_stats(max_rows integer) returns boolean language plpgsql as $$
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
