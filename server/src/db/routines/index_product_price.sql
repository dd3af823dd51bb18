create or replace function index_product_price() returns trigger language plpgsql as $$
begin
  update product_search set effective_price = new.effective_price where product_id = new.id;
  return null;
end
$$;

create or replace trigger index_product_price after update of price, discount_price on products
  for each row when (old.effective_price <> new.effective_price) execute function index_product_price();
