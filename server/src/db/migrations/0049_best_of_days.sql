-- needs: 0029
-- no transaction
-- The products of which most was ordered on a day.
drop index concurrently if exists daily_product_sales_by_quantity;
create index concurrently daily_product_sales_by_quantity on daily_product_sales (day, quantity, product_id);
