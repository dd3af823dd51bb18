-- needs: 0029
-- no transaction
-- The days of one best seller.
drop index concurrently if exists daily_product_sales_of_product;
create index concurrently daily_product_sales_of_product on daily_product_sales (product_id, day) include (quantity, amount);
