-- A row that is put back keeps its time, unless that is before the user or the last order, which emptied the cart.
-- The lock waits for an order that is being placed (`placeOrder` locks the user first), so that the next statement sees it.
create or replace function check_cart_owner() returns trigger language plpgsql as $$
declare
  user_created timestamptz;
begin
  select created_at into user_created from users where id = new.user_id and deleted_at is null for share;
  if not found then
    raise exception 'the user is deleted' using errcode = 'JT005';
  end if;
  new.added_at := greatest(
    new.added_at,
    user_created,
    (select max(placed_at) from orders where user_id = new.user_id and deleted_at is null),
    (select max(placed_at) from orders where user_id = new.user_id and deleted_at is not null)
  );
  return new;
end
$$;

create or replace trigger check_cart_owner before insert on cart_rows for each row execute function check_cart_owner();
