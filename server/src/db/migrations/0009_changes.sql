-- The only sender. Equal notices of one transaction are told once; a rollback tells nothing.
create function announce_change(tags text[], owner uuid) returns void
language sql
as $$
  select pg_notify('jontro_changes', json_build_object('tags', tags, 'owner', owner)::text)
  where not is_quiet()
$$;

create function announce_product() returns trigger
language plpgsql
as $$
declare
  tags text[] := array['Product'];
begin
  if tg_op <> 'INSERT' then
    tags := tags || ('Product/' || old.id) || ('Category/' || old.category_key);
  end if;
  if tg_op = 'INSERT' then
    tags := tags || ('Product/' || new.id);
  end if;
  if tg_op <> 'DELETE' and ('Category/' || new.category_key) <> all (tags) then
    tags := tags || ('Category/' || new.category_key);
  end if;
  perform announce_change(tags, null);
  if tg_op <> 'UPDATE' or (old.deleted_at is null) <> (new.deleted_at is null) then
    perform announce_change(array['Dashboard'], null);
  end if;
  return null;
end
$$;

create trigger announce_product after insert or delete on products
  for each row execute function announce_product();
create trigger announce_product_edit after update on products
  for each row when (old.version <> new.version) execute function announce_product();

-- Only the order of the lists by popularity depends on what was sold: one notice, however many products.
create function announce_sales() returns trigger
language plpgsql
as $$
begin
  perform announce_change(array['Product'], null);
  return null;
end
$$;

create trigger announce_sales after update of sold on products
  for each row when (old.sold <> new.sold) execute function announce_sales();

create function announce_cart() returns trigger
language plpgsql
as $$
begin
  perform announce_change(array['Cart', 'Dashboard'], case tg_op when 'DELETE' then old.user_id else new.user_id end);
  return null;
end
$$;

create trigger announce_cart after insert or delete on cart_rows
  for each row execute function announce_cart();
create trigger announce_cart_edit after update on cart_rows
  for each row when (old.* is distinct from new.*) execute function announce_cart();

create function announce_order() returns trigger
language plpgsql
as $$
declare
  changed orders := case tg_op when 'DELETE' then old else new end;
begin
  perform announce_change(array['Order', 'Order/' || changed.id, 'Review', 'Dashboard'], changed.user_id);
  return null;
end
$$;

create trigger announce_order after insert or delete on orders
  for each row execute function announce_order();
create trigger announce_order_edit after update on orders
  for each row when (old.* is distinct from new.*) execute function announce_order();

create function announce_user() returns trigger
language plpgsql
as $$
declare
  changed users := case tg_op when 'DELETE' then old else new end;
  tags text[] := array['User', 'User/' || changed.id];
begin
  if tg_op <> 'UPDATE' or (old.deleted_at is null) <> (new.deleted_at is null) then
    tags := tags || 'Dashboard'::text;
  end if;
  perform announce_change(tags, changed.id);
  return null;
end
$$;

create trigger announce_user after insert or delete on users
  for each row execute function announce_user();
-- Signing in only moves the last login: nobody needs to hear of that.
create trigger announce_user_edit after update on users
  for each row when (
    (old.email, old.name, old.photo, old.role, old.deleted_at)
    is distinct from (new.email, new.name, new.photo, new.role, new.deleted_at)
  ) execute function announce_user();

create function announce_payment() returns trigger
language plpgsql
as $$
begin
  perform announce_change(
    array['Payment/' || new.tran_id],
    (select user_id from orders where id = new.order_id)
  );
  return null;
end
$$;

create trigger announce_payment after insert on payment_attempts
  for each row execute function announce_payment();
create trigger announce_payment_edit after update on payment_attempts
  for each row when ((old.state, old.refunded_at) is distinct from (new.state, new.refunded_at))
  execute function announce_payment();
