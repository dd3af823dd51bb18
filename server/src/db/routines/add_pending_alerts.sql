-- An alert that is being asked for has locked the product, and is there once the product can change.
create or replace function add_pending_alerts() returns trigger language plpgsql as $$
begin
  insert into pending_alerts (product_id)
  select new.id where exists (select from product_alerts where product_id = new.id and served_at is null);
  return null;
end
$$;

create or replace trigger add_pending_alerts after update on products
  for each row when (new.deleted_at is null and (new.in_stock and not old.in_stock or new.effective_price < old.effective_price))
  execute function add_pending_alerts();
