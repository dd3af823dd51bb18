create or replace function check_order_has_items() returns trigger language plpgsql as $$
begin
  if not exists (select from order_items where order_id = new.id) then
    raise exception 'an order has an item' using errcode = 'JT004';
  end if;
  return null;
end
$$;

create constraint trigger check_order_has_items after insert on orders
  deferrable initially deferred for each row execute function check_order_has_items();
