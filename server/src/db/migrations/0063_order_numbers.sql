-- needs: 0029
-- The short number of an order, for the telephone: null until `fill_order_numbers` comes to an order of an earlier version.
alter table orders
  add column order_number bigint,
  add constraint orders_order_number_check
    check (order_number between 1000000000 and 9999999999 and order_number % 11 = 0) not valid;
-- Ten digits, a multiple of 11: one that is mistyped, or has two neighbours exchanged, is no number. Drawn at random, so that nobody can
-- count the orders by it. Two that are placed at the same moment could only draw the same one of 800 million.
create function new_order_number() returns bigint language plpgsql as $$
declare
  drawn bigint;
begin
  loop
    drawn := 11 * (90909091 + floor(random() * 818181819)::bigint);
    exit when not exists (select from orders where order_number = drawn);
  end loop;
  return drawn;
end
$$;
