-- needs: 0029
-- no transaction
alter table products validate constraint products_attributes;
