-- Only the order of popular products depends on what was sold: cached lists expire by themselves, and no screen refetches for it.
drop trigger announce_sales on products;
drop function announce_sales();

drop function count_pending_sales();

-- Counts some of what was ordered since the last time: at most so many products and rows, so that each call ends soon. Returns
-- whether more may be pending. Any process may call it at any time; while another one counts, it does nothing.
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
    returning product_id, quantity, day, amount, is_load
  ),
  of_days as (
    insert into product_days as kept (day, product_id, quantity, amount)
    select day, product_id, sum(quantity)::integer, sum(amount) from taken where day is not null group by day, product_id
    on conflict (day, product_id) do update
    set quantity = kept.quantity + excluded.quantity, amount = kept.amount + excluded.amount
  ),
  sums as (
    select product_id, sum(quantity)::integer as quantity from taken where not is_load group by product_id
  ),
  updated as (
    update products set sold = sold + sums.quantity from sums where products.id = sums.product_id
  )
  select count(*) >= max_rows or count(distinct product_id) >= max_products into has_more from taken;
  return has_more;
end
$$;

drop function fold_tallies();

-- Adds up some of the pending tallies, at most so many rows of each table. Returns whether more may be pending. Any process may call
-- it at any time; while another one adds up, it does nothing.
create function fold_tallies(max_rows integer) returns boolean
language plpgsql
as $$
declare
  has_more_orders boolean;
  has_more_rows boolean;
begin
  if not pg_try_advisory_xact_lock(hashtext('jontro.fold_tallies')) then return false; end if;
  with taken as (
    delete from pending_tallies where ctid = any (array(select ctid from pending_tallies limit max_rows)) returning *
  ),
  by_day as (
    insert into order_day_tallies as kept
    select day, status, payment, risk_flag, sum(orders), sum(amount) from taken group by 1, 2, 3, 4
    having sum(orders) <> 0 or sum(amount) <> 0
    on conflict (day, status, payment, risk_flag) do update
    set orders = kept.orders + excluded.orders, amount = kept.amount + excluded.amount
  ),
  by_district as (
    insert into order_tallies as kept
    select day, district, status, payment, risk_flag, sum(orders), sum(amount) from taken group by 1, 2, 3, 4, 5
    having sum(orders) <> 0 or sum(amount) <> 0
    on conflict (day, district, status, payment, risk_flag) do update
    set orders = kept.orders + excluded.orders, amount = kept.amount + excluded.amount
  )
  select count(*) >= max_rows into has_more_orders from taken;
  with taken as (
    delete from pending_row_tallies where ctid = any (array(select ctid from pending_row_tallies limit max_rows)) returning *
  ),
  by_list as (
    insert into row_tallies as kept
    select list, sum(rows) from taken group by list having sum(rows) <> 0
    on conflict (list) do update set rows = kept.rows + excluded.rows
  )
  select count(*) >= max_rows into has_more_rows from taken;
  return has_more_orders or has_more_rows;
end
$$;
