-- needs: 0029
-- no transaction
alter table products validate constraint products_family_check;
drop index concurrently if exists products_of_family;
create index concurrently products_of_family on products (family, category_key, id) where deleted_at is null and family <> '';
