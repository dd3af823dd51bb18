-- needs: 0029
create type admin_table as enum ('orders', 'products', 'carts', 'users', 'refunds', 'returns', 'audit');

-- Filters, sort and columns of a table that an admin has saved, for one or for all admins. How many an admin may have is limited by the
-- server.
create table saved_views (
  id uuid primary key,
  -- Without one if the owner is an admin no more: what is shared stays.
  owner_id uuid references users,
  table_name admin_table not null,
  name text not null check (name ~ '\S' and length(name) <= 40),
  query text not null check (query ~ '^[\w*.=&%+-]*$' and length(query) <= 4000),
  hidden_columns text[] not null,
  is_shared boolean not null,
  created_at timestamptz not null default now(),
  constraint saved_views_of_somebody check (is_shared or owner_id is not null)
);
-- Of an admin, so that a shared one may be renamed without regard to what its owner has alone.
create unique index saved_views_private_name on saved_views (owner_id, table_name, lower(normalize(name))) where not is_shared;
create unique index saved_views_shared_name on saved_views (table_name, lower(normalize(name))) where is_shared;
create index saved_views_of_owner on saved_views (owner_id, table_name);
