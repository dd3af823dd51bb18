-- needs: 0029
-- What was ordered of each product altogether: no range of days has more, so best sellers need not be looked for in all products.
create table product_sales (
  product_id uuid primary key,
  quantity integer not null
) with (fillfactor = 70);
create index product_sales_by_quantity on product_sales (quantity, product_id);
-- The job waits, and counts in this table from then on.
select pg_advisory_xact_lock(hashtext('jontro.count_sales'));
insert into product_sales select product_id, sum(quantity) from daily_product_sales group by product_id;
-- routines: count_pending_sales
