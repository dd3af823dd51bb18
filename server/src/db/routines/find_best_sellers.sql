-- The products of which most was ordered in these days. Only the best of each day are read: of any other product, at most as much was
-- ordered as of the last ones that were read, of all days together. If the last of the best has more, no other one is missing.
create or replace function find_best_sellers(first_day date, last_day date, max_products integer)
returns table (product_id uuid, quantity integer, amount numeric)
language plpgsql stable rows 10
as $$
declare
  max_of_day constant integer := 60;
  max_candidates constant integer := 5 * max_products;
  candidates uuid[];
  max_of_others bigint;
  ids uuid[];
  quantities integer[];
  amounts numeric[];
begin
  with best_of_days as materialized (
    select best.ids, best.quantities, coalesce(best.quantities[max_of_day], 0) as last
    from generate_series(0, last_day - first_day) as number
    cross join lateral (
      select array_agg(d.product_id) as ids, array_agg(d.quantity) as quantities
      from (
        select s.product_id, s.quantity from daily_product_sales s where s.day = first_day + number
        order by s.quantity desc limit max_of_day
      ) as d
    ) as best
  ),
  -- How much more may have been ordered of a product than of one that was not read.
  best as (
    select d.id, sum(d.quantity - b.last) as more
    from best_of_days b, unnest(b.ids, b.quantities) as d (id, quantity)
    group by d.id order by more desc limit max_candidates
  )
  select array_agg(id), (select sum(last) from best_of_days) + coalesce((array_agg(more))[max_candidates], 0)
  into candidates, max_of_others from best;
  select array_agg(best.product_id), array_agg(best.quantity), array_agg(best.amount) into ids, quantities, amounts
  from (
    select d.product_id, sum(d.quantity)::integer as quantity, sum(d.amount) as amount
    from daily_product_sales d where d.product_id = any (candidates) and d.day between first_day and last_day
    group by d.product_id order by 2 desc, 3 desc, 1 limit max_products
  ) as best;
  if quantities[max_products] > max_of_others then
    return query select * from unnest(ids, quantities, amounts);
    return;
  end if;
  return query
    select d.product_id, sum(d.quantity)::integer, sum(d.amount)
    from daily_product_sales d where d.day between first_day and last_day
    group by d.product_id order by 2 desc, 3 desc, 1 limit max_products;
end
$$;
