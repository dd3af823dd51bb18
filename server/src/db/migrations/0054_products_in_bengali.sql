-- needs: 0029
-- Empty if the product has none: pages then show the English ones.
alter table products
  add column product_name_bn text not null default '',
  add column key_features_bn text[] not null default '{}',
  add column description_bn text not null default '';
