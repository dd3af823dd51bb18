-- needs: 0029
-- The specification of a product: `battery:5000`, with the names of `shop/attributes.ts`. All rows that are there have none, so they need not
-- be read for the constraint: see 0067.
alter table products
  add column attributes text[] not null default '{}',
  add constraint products_attributes
    check (cardinality(attributes) <= 40 and array_position(attributes, null) is null) not valid;
