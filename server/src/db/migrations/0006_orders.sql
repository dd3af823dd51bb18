create type order_status as enum ('Pending', 'Delivered');

create table orders (
  id uuid primary key,
  user_id uuid references users on delete set null,
  email text not null check (email = lower(email) and length(email) <= 254),
  contact_email text check (length(contact_email) <= 254),
  name text not null check (length(name) between 1 and 100),
  mobile_number text not null check (length(mobile_number) between 1 and 20),
  country text not null check (length(country) <= 60),
  district text not null check (length(district) between 1 and 60),
  address text not null check (length(address) between 1 and 500),
  additional_info text not null default '' check (length(additional_info) <= 2000),
  delivery_charge numeric(12, 2) not null check (delivery_charge >= 0),
  total_amount numeric(12, 2) not null check (total_amount > 0),
  status order_status not null default 'Pending',
  placed_at timestamptz not null default now(),
  delivered_at timestamptz,
  transaction_id text unique,
  paid_at timestamptz,
  payment boolean not null generated always as (paid_at is not null) stored,
  risk_flag boolean not null default false,
  customer_review text check (customer_review ~ '\S' and length(customer_review) <= 2000),
  review_added timestamptz,
  idempotency_key text check (length(idempotency_key) between 8 and 100),
  -- Hash of the request: a reused idempotency key with another request must not return the first order.
  request_hash text check (length(request_hash) = 64),
  deleted_at timestamptz,
  name_key text not null generated always as (lower(name)) stored,
  search_text text not null generated always as (
    lower(name) || ' ' || email || ' ' || mobile_number || ' ' || lower(district) || ' ' || id::text
    || ' ' || lower(coalesce(transaction_id, ''))
  ) stored,
  constraint orders_one_per_key unique (user_id, idempotency_key),
  constraint orders_paid_with_transaction check ((paid_at is null) = (transaction_id is null)),
  constraint orders_delivered_with_date check ((status = 'Delivered') = (delivered_at is not null)),
  constraint orders_review_with_date check ((customer_review is null) = (review_added is null)),
  constraint orders_review_after_delivery check (customer_review is null or status = 'Delivered')
);

-- As for users: each index includes the columns that the list can be filtered by.
create index orders_by_placed on orders (placed_at, id)
  include (status, payment, risk_flag, district) where deleted_at is null;
create index orders_by_name on orders (name_key collate "C", id)
  include (status, payment, risk_flag, district, placed_at) where deleted_at is null;
create index orders_by_email on orders (email collate "C", id)
  include (status, payment, risk_flag, district, placed_at) where deleted_at is null;
create index orders_by_total on orders (total_amount, id)
  include (status, payment, risk_flag, district, placed_at) where deleted_at is null;
create index orders_by_status on orders (status, id)
  include (payment, risk_flag, district, placed_at) where deleted_at is null;
create index orders_by_payment on orders (payment, id)
  include (status, risk_flag, district, placed_at) where deleted_at is null;
create index orders_by_filters on orders (status, payment, placed_at, id)
  include (risk_flag, district) where deleted_at is null;
create index orders_by_district on orders (district, placed_at, id)
  include (status, payment, risk_flag) where deleted_at is null;
create index orders_flagged on orders (placed_at, id)
  include (status, payment, district) where deleted_at is null and risk_flag;
create index orders_search on orders using gin (search_text gin_trgm_ops) where deleted_at is null;
create index orders_of_user on orders (user_id, placed_at, id) where deleted_at is null;
create index orders_reviewed_of_user on orders (user_id, review_added, id)
  where deleted_at is null and customer_review is not null;
create index orders_awaiting_review_of_user on orders (user_id, delivered_at, id)
  where deleted_at is null and status = 'Delivered' and customer_review is null;

create table order_items (
  order_id uuid not null references orders,
  position smallint not null check (position >= 0),
  -- No foreign key: an order keeps what it recorded when the product is deleted.
  product_id uuid not null,
  name text not null,
  price numeric(12, 2) not null check (price > 0),
  quantity integer not null check (quantity between 1 and 99),
  image text not null,
  primary key (order_id, position),
  constraint order_items_one_per_product unique (order_id, product_id)
);

create index order_items_by_uploaded_image on order_items (image) where image like '/uploads/%';

create trigger order_items_never_change before update or delete on order_items
  for each row execute function reject_change();

-- Ordered quantities that are not in `products.sold` and `daily_product_sales` yet. Orders only append rows, so that concurrent
-- buyers of one product do not wait for each other.
create table pending_sales (
  product_id uuid not null,
  quantity integer not null check (quantity > 0),
  day date,
  amount numeric(14, 2),
  -- Bulk loads count for their day only, not as sold.
  is_bulk_load boolean not null default false
);

-- All items of an order are inserted in one statement: their sum is known then, and a later item could only break it.
create function check_new_items() returns trigger
language plpgsql
as $$
begin
  if exists (
    select from orders o
    join (
      select order_id, sum(price * quantity) as items from order_items
      where order_id in (select order_id from new_items) group by order_id
    ) as sums on sums.order_id = o.id
    where o.total_amount <> sums.items + o.delivery_charge
  ) then
    raise exception 'an order''s total is the sum of its items and the delivery charge' using errcode = 'JT004';
  end if;
  insert into pending_sales (product_id, quantity, day, amount, is_bulk_load)
  select i.product_id, i.quantity, shop_day(o.placed_at), i.price * i.quantity, is_bulk_load()
  from new_items i join orders o on o.id = i.order_id;
  return null;
end
$$;

create trigger check_new_items after insert on order_items
  referencing new table as new_items for each statement execute function check_new_items();

create function check_order_has_items() returns trigger
language plpgsql
as $$
begin
  if not exists (select from order_items where order_id = new.id) then
    raise exception 'an order has an item' using errcode = 'JT004';
  end if;
  return null;
end
$$;

create constraint trigger check_order_has_items after insert on orders
  deferrable initially deferred for each row execute function check_order_has_items();

create function guard_order() returns trigger
language plpgsql
as $$
begin
  if (old.id, old.email, old.delivery_charge, old.total_amount, old.placed_at)
     is distinct from (new.id, new.email, new.delivery_charge, new.total_amount, new.placed_at) then
    raise exception 'what an order recorded never changes' using errcode = 'JT003';
  end if;
  if old.status = 'Delivered'
     and (new.status, new.delivered_at) is distinct from (old.status, old.delivered_at) then
    raise exception 'a delivered order stays delivered' using errcode = 'JT002';
  end if;
  if old.transaction_id is not null
     and (new.transaction_id, new.paid_at) is distinct from (old.transaction_id, old.paid_at) then
    raise exception 'a paid order stays paid' using errcode = 'JT002';
  end if;
  if old.customer_review is not null
     and (new.customer_review, new.review_added) is distinct from (old.customer_review, old.review_added) then
    raise exception 'an order has one review' using errcode = 'JT002';
  end if;
  return new;
end
$$;

create trigger guard_order before update on orders for each row execute function guard_order();
