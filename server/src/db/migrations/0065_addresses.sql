-- needs: 0029
-- Now that its index is there: see 0063.
alter table orders alter column order_number set default new_order_number();

-- Where a customer has things delivered. The number of a customer's addresses is limited by the server.
create table addresses (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  label text not null check (label ~ '\S' and length(label) <= 40),
  name text not null check (name ~ '\S' and length(name) <= 100),
  mobile_number text not null check (length(mobile_number) between 1 and 20),
  district text not null check (length(district) between 1 and 60),
  address text not null check (address ~ '\S' and length(address) <= 500),
  is_default boolean not null default false,
  added_at timestamptz not null default now()
);
create index addresses_of_user on addresses (user_id, added_at, id);
create unique index addresses_one_default on addresses (user_id) where is_default;
