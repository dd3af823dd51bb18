-- needs: 0029
-- no transaction
-- What there was before the triggers of 0042; they add what changes meanwhile.
insert into product_reviews (product_id, review_added, order_id)
select product_id, review_added, order_id from current_product_reviews on conflict do nothing;
