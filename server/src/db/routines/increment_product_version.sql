-- Edits by an admin count as a version; a changed `sold` does not.
create or replace function increment_product_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end
$$;

create or replace trigger increment_product_version before update on products
  for each row when (
    (old.product_name, old.category, old.price, old.discount_price, old.in_stock, old.key_features,
     old.images, old.description, old.attributes, old.product_name_bn, old.key_features_bn, old.description_bn, old.family,
     old.deleted_at)
    is distinct from
    (new.product_name, new.category, new.price, new.discount_price, new.in_stock, new.key_features,
     new.images, new.description, new.attributes, new.product_name_bn, new.key_features_bn, new.description_bn, new.family,
     new.deleted_at)
  ) execute function increment_product_version();
