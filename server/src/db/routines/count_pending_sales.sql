-- Folds pending sales: at most so many products and rows, so that each call is short. Returns whether more may be pending. If
-- another process is folding, it does nothing.
create or replace function count_pending_sales(max_products integer, max_rows integer) returns boolean language plpgsql as $$
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
  -- In the order of their IDs, as edits of many products do.
  locked as materialized (
    select id from products where id in (select product_id from sums) order by id for no key update
  ),
  updated as (
    update products set sold = sold + sums.quantity
    from locked join sums on sums.product_id = locked.id
    where products.id = locked.id
  )
  select count(*) >= max_rows or count(distinct product_id) >= max_products into has_more from taken;
  return has_more;
end
$$;
