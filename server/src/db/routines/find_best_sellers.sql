-- The products of which most was ordered in these days. In many days all products were ordered, so only those of which most was ordered
-- altogether are read: enough of them when no other one can have been ordered as often as the last of the best.
create or replace function find_best_sellers(first_day date, last_day date, max_products integer)
returns table (product_id uuid, quantity integer, amount numeric)
language plpgsql stable rows 10
as $$
declare
  max_days_of_all constant integer := 45;
  max_candidates integer := 20 * max_products;
  candidates uuid[];
  max_of_others integer;
  ids uuid[];
  quantities integer[];
  amounts numeric[];
begin
  while last_day - first_day >= max_days_of_all loop
    candidates := array(
      select s.product_id from product_sales s order by s.quantity desc, s.product_id desc limit max_candidates
    );
    max_of_others := (select s.quantity from product_sales s where s.product_id = candidates[max_candidates]);
    select array_agg(best.product_id), array_agg(best.quantity), array_agg(best.amount) into ids, quantities, amounts
    from (
      select d.product_id, sum(d.quantity)::integer as quantity, sum(d.amount) as amount
      from daily_product_sales d where d.product_id = any (candidates) and d.day between first_day and last_day
      group by d.product_id order by 2 desc, 3 desc, 1 limit max_products
    ) as best;
    if max_of_others is null or quantities[max_products] > max_of_others then
      return query select * from unnest(ids, quantities, amounts);
      return;
    end if;
    exit when max_candidates > 10000;
    max_candidates := max_candidates * 4;
  end loop;
  return query
    select d.product_id, sum(d.quantity)::integer, sum(d.amount)
    from daily_product_sales d where d.day between first_day and last_day
    group by d.product_id order by 2 desc, 3 desc, 1 limit max_products;
end
$$;
