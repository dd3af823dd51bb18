-- Says which lists may have changed: an edit of a description or a picture changes no list but those that show the product. Lists have
-- filters by stock and attributes, with counts. Prices and stock of the other products of a family are tagged with these products.
-- `Product` is for the lists of admins. A large import announces all products at once, in place of an event for each.
create or replace function notify_product() returns trigger language plpgsql as $$
declare
  tags text[] := array['Product', 'Product/' || coalesce(new.id, old.id)];
  is_moved boolean := tg_op <> 'UPDATE' or (old.category_key, old.deleted_at) is distinct from (new.category_key, new.deleted_at);
  is_relisted boolean := is_moved
    or (old.effective_price, old.in_stock, old.attributes) is distinct from (new.effective_price, new.in_stock, new.attributes);
begin
  if current_setting('jontro.announces_all_products', true) = 'on' then
    return null;
  end if;
  if is_moved then
    tags := tags || 'ProductList'::text;
  end if;
  if is_relisted then
    tags := tags || array(select distinct 'Category/' || key from unnest(array[old.category_key, new.category_key]) as key where key is not null);
  end if;
  if is_moved or (old.family, old.attributes) is distinct from (new.family, new.attributes) then
    tags := tags || array(select distinct 'Family/' || name from unnest(array[old.family, new.family]) as name where name <> '');
  end if;
  if is_relisted
    or (old.product_name, old.key_features, old.description, old.product_name_bn, old.key_features_bn, old.family)
      is distinct from (new.product_name, new.key_features, new.description, new.product_name_bn, new.key_features_bn, new.family) then
    tags := tags || 'ProductSearch'::text;
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
