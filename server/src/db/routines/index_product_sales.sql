create or replace function index_product_sales() returns trigger language plpgsql as $$
begin
  update product_search set sold = new.sold where product_id = new.id;
  return null;
end
$$;

create or replace trigger index_product_sales after update of sold on products
  for each row when (old.sold <> new.sold) execute function index_product_sales();
