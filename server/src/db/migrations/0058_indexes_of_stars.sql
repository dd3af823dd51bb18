-- needs: 0029
-- no transaction
alter table orders validate constraint orders_review_stars;
-- The reviews of a product with so many stars.
drop index concurrently if exists product_reviews_by_stars;
create index concurrently product_reviews_by_stars on product_reviews (product_id, stars, review_added, order_id) where stars is not null;
-- A category, best rated first.
drop index concurrently if exists products_of_category_by_stars;
create index concurrently products_of_category_by_stars on products (category_key, star_score(star_counts), sold, created_at, id)
  where deleted_at is null;
