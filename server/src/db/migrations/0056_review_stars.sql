-- needs: 0029
-- A review may have one to five stars. Rows that are there have none, so they need not be read for the constraint: see 0058.
alter table orders
  add column review_stars smallint,
  add constraint orders_review_stars
    check (review_stars is null or review_stars between 1 and 5 and customer_review is not null) not valid;
alter table product_reviews add column stars smallint;
-- Stars of reviews that were added or removed, and are not in `products.star_counts` yet. Reviews only append rows, so that they wait
-- neither for each other nor for an import.
create table pending_stars (
  product_id uuid not null,
  stars smallint not null,
  change integer not null
);
