-- More words that find a category, for instance its Bengali names.
create table category_synonyms (
  category_key text primary key check (category_key = lower(category_key) and category_key <> ''),
  words text not null
);

create table products (
  id uuid primary key,
  product_name text not null check (product_name ~ '\S' and length(product_name) <= 200),
  category text not null check (category ~ '\S' and length(category) <= 60),
  price numeric(12, 2) not null check (price > 0),
  discount_price numeric(12, 2),
  in_stock boolean not null default true,
  key_features text[] not null default '{}',
  images text[] not null,
  description text not null default '' check (length(description) <= 20000),
  sold integer not null default 0 check (sold >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  effective_price numeric(12, 2) not null generated always as (coalesce(discount_price, price)) stored,
  category_key text not null generated always as (lower(category)) stored,
  name_key text not null generated always as (lower(product_name)) stored,
  search_text text not null default '',
  constraint products_discount_below_price check (discount_price > 0 and discount_price < price),
  constraint products_one_to_four_images check (
    cardinality(images) between 1 and 4 and array_position(images, null) is null
  ),
  constraint products_key_features check (
    cardinality(key_features) <= 30 and array_position(key_features, null) is null
  )
);

create index products_newest on products (created_at, id)
  include (category_key, in_stock, effective_price, discount_price) where deleted_at is null;
create index products_by_popularity on products (sold, created_at, id) where deleted_at is null;
create index products_of_category on products (category_key, created_at, id) where deleted_at is null;
create index products_of_category_by_price on products (category_key, effective_price, id)
  where deleted_at is null;
create index products_of_category_by_sold on products (category_key, sold, created_at, id)
  where deleted_at is null;
create index products_by_category on products (category_key, id)
  include (in_stock, effective_price, discount_price) where deleted_at is null;
create index products_by_price on products (price, id)
  include (category_key, in_stock, effective_price, discount_price) where deleted_at is null;
create index products_by_sold on products (sold, id)
  include (category_key, in_stock, effective_price, discount_price) where deleted_at is null;
create index products_by_stock on products (in_stock, id)
  include (category_key, effective_price, discount_price) where deleted_at is null;
-- The admin's list of carts is sorted by the current name and price, of deleted products too.
create index products_by_name on products (name_key collate "C", id)
  include (deleted_at, category_key, in_stock, effective_price, discount_price);
create index products_by_effective_price on products (effective_price, id)
  include (deleted_at, category_key, in_stock, discount_price);
create index products_name_trigrams on products using gin (name_key gin_trgm_ops);
create index products_by_image on products using gin (images);

-- Edits by an admin count as a version; a changed `sold` does not.
create function increment_product_version() returns trigger
language plpgsql
as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end
$$;

create trigger increment_product_version before update on products
  for each row when (
    (old.product_name, old.category, old.price, old.discount_price, old.in_stock, old.key_features,
     old.images, old.description, old.deleted_at)
    is distinct from
    (new.product_name, new.category, new.price, new.discount_price, new.in_stock, new.key_features,
     new.images, new.description, new.deleted_at)
  ) execute function increment_product_version();

-- Uploaded pictures. A job deletes those that no user, product or order shows.
create table images (
  id uuid primary key,
  owner_id uuid references users on delete set null,
  url text not null unique check (length(url) <= 2000),
  content_type text not null,
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default now()
);
