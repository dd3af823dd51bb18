-- Notifies every process of committed changes: the affected tags of the contract, and the owner if the data is private.
-- A transaction sends equal notifications once; a rollback sends none.
create function notify_change(tags text[], owner uuid) returns void
language sql
as $$
  select pg_notify('jontro_changes', json_build_object('tags', tags, 'owner', owner)::text)
  where not is_bulk_load()
$$;

create function notify_product() returns trigger
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
  perform notify_change(tags, null);
  if tg_op <> 'UPDATE' or (old.deleted_at is null) <> (new.deleted_at is null) then
    perform notify_change(array['Dashboard'], null);
  end if;
  return null;
end
$$;

create trigger notify_product after insert or delete on products
  for each row execute function notify_product();
create trigger notify_product_edit after update on products
  for each row when (old.version <> new.version) execute function notify_product();

create function notify_cart() returns trigger
language plpgsql
as $$
begin
  perform notify_change(array['Cart', 'Dashboard'], case tg_op when 'DELETE' then old.user_id else new.user_id end);
  return null;
end
$$;

create trigger notify_cart after insert or delete on cart_rows
  for each row execute function notify_cart();
create trigger notify_cart_edit after update on cart_rows
  for each row when (old.quantity <> new.quantity) execute function notify_cart();

create function notify_order() returns trigger
language plpgsql
as $$
declare
  changed orders := case tg_op when 'DELETE' then old else new end;
begin
  perform notify_change(array['Order', 'Order/' || changed.id, 'Review', 'Dashboard'], changed.user_id);
  return null;
end
$$;

create trigger notify_order after insert or delete on orders
  for each row execute function notify_order();
create trigger notify_order_edit after update on orders
  for each row when (old.* is distinct from new.*) execute function notify_order();

create function notify_user() returns trigger
language plpgsql
as $$
declare
  changed users := case tg_op when 'DELETE' then old else new end;
  tags text[] := array['User', 'User/' || changed.id];
begin
  if tg_op <> 'UPDATE' or (old.deleted_at is null) <> (new.deleted_at is null) then
    tags := tags || 'Dashboard'::text;
  end if;
  perform notify_change(tags, changed.id);
  return null;
end
$$;

create trigger notify_user after insert or delete on users
  for each row execute function notify_user();
-- Signing in changes only the last login, which no open page has to refetch.
create trigger notify_user_edit after update on users
  for each row when (
    (old.email, old.name, old.photo, old.role, old.deleted_at)
    is distinct from (new.email, new.name, new.photo, new.role, new.deleted_at)
  ) execute function notify_user();

-- The public state of an attempt shows refunds; the admin's lists show captures that need attention.
create function notify_payment() returns trigger
language plpgsql
as $$
declare
  the_order orders;
  tags text[] := array['Payment/' || new.tran_id, 'Order/' || new.order_id];
begin
  select * into the_order from orders where id = new.order_id;
  if new.captured_at is not null and (
    new.state = 'duplicate' or new.risk_level <> 0 or the_order.deleted_at is not null
    or new.refunded_at is not null or new.accepted_at is not null
  ) then
    tags := tags || array['Payment', 'Order', 'Dashboard'];
  end if;
  perform notify_change(tags, the_order.user_id);
  return null;
end
$$;

create trigger notify_payment after insert on payment_attempts
  for each row execute function notify_payment();
create trigger notify_payment_edit after update on payment_attempts
  for each row when (
    (old.state, old.captured_at, old.refunded_at, old.accepted_at)
    is distinct from (new.state, new.captured_at, new.refunded_at, new.accepted_at)
  ) execute function notify_payment();

create function notify_payment_issue() returns trigger
language plpgsql
as $$
begin
  perform notify_change(
    array['Payment/' || new.attempt_id, 'Order/' || new.order_id, 'Payment', 'Order', 'Dashboard'],
    (select user_id from orders where id = new.order_id)
  );
  return null;
end
$$;

create trigger notify_payment_issue after insert or update on mismatched_captures
  for each row execute function notify_payment_issue();

-- A deletion can turn a payment into an issue, and changes the public state of the order's attempts.
create function notify_deleted_order() returns trigger
language plpgsql
as $$
begin
  perform notify_change(
    array['Payment'] || array(select 'Payment/' || tran_id from payment_attempts where order_id = new.id),
    new.user_id
  );
  return null;
end
$$;

create trigger notify_deleted_order after update of deleted_at on orders
  for each row when (old.deleted_at is distinct from new.deleted_at) execute function notify_deleted_order();

create function notify_audit() returns trigger
language plpgsql
as $$
begin
  perform notify_change(array['Audit'], null);
  return null;
end
$$;

create trigger notify_audit after insert on audit_log
  for each statement execute function notify_audit();
