create or replace function notify_product_reviews(order_ids uuid[]) returns void language plpgsql as $$
declare
  tags text[] := array(select distinct 'ProductReview/' || product_id from order_items where order_id = any (order_ids));
begin
  perform refresh_product_reviews(order_ids);
  if cardinality(tags) > 0 then perform notify_change(tags, null); end if;
end
$$;
