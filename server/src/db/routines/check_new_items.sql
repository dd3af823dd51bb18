-- All items of an order are inserted in one statement: their sum is known then, and a later item could only break it.
create or replace function check_new_items() returns trigger language plpgsql as $$
begin
  if exists (
    select from orders o
    join (
      select order_id, sum(price * quantity) as items from order_items
      where order_id in (select order_id from new_items) group by order_id
    ) as sums on sums.order_id = o.id
    where o.total_amount <> sums.items + o.delivery_charge
  ) then
    raise exception 'an order''s total is the sum of its items and the delivery charge' using errcode = 'JT004';
  end if;
  insert into pending_sales (product_id, quantity, day, amount, is_bulk_load)
  select i.product_id, i.quantity, shop_day(o.placed_at), i.price * i.quantity, is_bulk_load()
  from new_items i join orders o on o.id = i.order_id;
  -- Orders of a demo come with their reviews.
  if exists (select from orders where id in (select order_id from new_items) and customer_review is not null) then
    perform refresh_product_reviews(array(select distinct order_id from new_items));
  end if;
  return null;
end
$$;

create or replace trigger check_new_items after insert on order_items
  referencing new table as new_items for each statement execute function check_new_items();
