-- Numbers some orders of earlier versions; returns whether there are more. It does not announce them, and leaves out those that are locked:
-- they come next time.
create or replace function fill_order_numbers(max_rows integer) returns boolean language plpgsql as $$
declare
  filled integer;
begin
  perform set_config('jontro.bulk_load', 'on', true);
  update orders set order_number = new_order_number()
  where id in (select id from orders where order_number is null order by id limit max_rows for update skip locked);
  get diagnostics filled = row_count;
  return filled >= max_rows;
end
$$;
