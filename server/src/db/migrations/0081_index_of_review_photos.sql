-- needs: 0029
-- no transaction
alter table orders validate constraint orders_review_photos;
-- Whether a picture is used.
drop index concurrently if exists orders_by_review_photo;
create index concurrently orders_by_review_photo on orders using gin (review_photos) where review_photos <> '{}';
