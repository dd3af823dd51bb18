create or replace function refresh_product_reviews(order_ids uuid[]) returns void language sql as $$
  -- Who is being deleted meanwhile has no reviews, and who is not can be deleted after this has been committed.
  select from users where id in (select user_id from orders where id = any (order_ids)) order by id for share;
  delete from product_reviews r
  where order_id = any (order_ids)
    and not exists (select from current_product_reviews c where c.order_id = r.order_id and c.product_id = r.product_id);
  insert into product_reviews (product_id, review_added, order_id)
  select product_id, review_added, order_id from current_product_reviews where order_id = any (order_ids)
  on conflict do nothing;
$$;
