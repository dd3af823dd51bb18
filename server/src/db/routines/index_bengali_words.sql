-- Updating `search_text` fires the triggers that read all words of a product.
create or replace function index_bengali_words() returns trigger language plpgsql as $$
begin
  update products set search_text = '' where id = new.id;
  return null;
end
$$;

create or replace trigger index_bengali_words after update of product_name_bn, key_features_bn on products
  for each row when (
    (old.product_name_bn, old.key_features_bn) is distinct from (new.product_name_bn, new.key_features_bn)
  ) execute function index_bengali_words();

create or replace trigger index_family_words after update of family on products
  for each row when (old.family <> new.family) execute function index_bengali_words();
