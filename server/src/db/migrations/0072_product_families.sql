-- needs: 0029
-- What the variants of a product have in common. All rows that are there have none, so they need not be read for the constraint: see 0073.
alter table products
  add column family text not null default '',
  add constraint products_family_check check (length(family) <= 60 and family = btrim(family)) not valid;
