-- A large import announces all products at once, in place of an event for each.
create or replace function notify_product() returns trigger language plpgsql as $$
declare
  tags text[] := array['Product'];
begin
  if current_setting('jontro.announces_all_products', true) = 'on' then
    return null;
  end if;
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

create or replace trigger notify_product after insert or delete on products for each row execute function notify_product();
create or replace trigger notify_product_edit after update on products
  for each row when (old.version <> new.version) execute function notify_product();
