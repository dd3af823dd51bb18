-- The tables of the migrations 0001 to 0029.

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists fuzzystrmatch;

-- Functions that generated columns use. A migration that replaces one rewrites the columns.

-- Days of the shop. The client's configuration has the same time zone.
create function shop_day(moment timestamptz) returns date language sql immutable parallel safe
as $$ select (moment at time zone 'Asia/Dhaka')::date $$;

-- Shoppers write Bengali words in Bengali or Latin letters, and English words as they sound: 'ঘড়ি', 'ghori' and 'gori' are the same
-- word, and so are 'speaker', 'স্পিকার' and 'spikar'. This is how a word is read, with letters
-- that sound alike written the same.
create function to_reading(word text) returns text language plpgsql immutable parallel safe as $$
declare
  reading text := word;
begin
  if word ~ '^[0-9]*$' then return word; end if;
  if word ~ '[ঀ-৿]' then
    -- Consonants without a vowel sign are followed by 'o', except the last one.
    reading := regexp_replace(replace(reading, '্য', ''), '([ক-হ]়?)(?=[ক-হ])', '\1o', 'g');
    reading := replace(replace(replace(replace(reading, 'ড়', 'r'), 'ঢ়', 'r'), 'য়', 'y'), 'ক্ষ', 'k');
    reading := replace(replace(replace(replace(reading, 'ঐ', 'oi'), 'ৈ', 'oi'), 'ঔ', 'ou'), 'ৌ', 'ou');
    reading := translate(reading,
      'অআাইঈিীউঊুূঋৃএেওোকখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহৎং০১২৩৪৫৬৭৮৯়্ঁঃ',
      'oaaiiiiuuuurreeookkggnccjjnttddnttddnpfbbmjrlssshtn0123456789');
  else
    if strpos(reading, 'c') > 0 then
      reading := regexp_replace(reading, 't?chh?', 'C', 'g');
      reading := regexp_replace(reading, 'c(?=[eiy])', 's', 'g');
    end if;
    if strpos(reading, 'g') > 0 then reading := regexp_replace(reading, '(?<=.)d?g(?=[eiy])', 'j', 'g'); end if;
    if strpos(reading, 'ion') > 0 then reading := regexp_replace(reading, '[ts]ion', 'son', 'g'); end if;
    reading := replace(replace(replace(reading, 'ght', 't'), 'ph', 'f'), 'wh', 'h');
    reading := replace(replace(replace(reading, 'oo', 'u'), 'ee', 'i'), 'ea', 'i');
    if strpos(reading, 'ow') > 0 then reading := regexp_replace(reading, 'ow(?=[aeiou])', 'ao', 'g'); end if;
    if right(reading, 1) = 'e' then reading := regexp_replace(reading, '(?<=..[^aeiou])e$', ''); end if;
    reading := translate(replace(reading, 'x', 'ks'), 'Cckqvzw', 'ckkkbjo');
  end if;
  if strpos(reading, 'h') > 0 then reading := regexp_replace(reading, '(?<=[bcdgjkpst])h', '', 'g'); end if;
  reading := replace(replace(reading, 'ng', 'n'), 'ou', 'au');
  if strpos(reading, 'y') > 0 then reading := replace(reading, 'y', case when reading ~ '[aeiou]y' then '' else 'i' end); end if;
  return regexp_replace(reading, '([^0-9])\1+', '\1', 'g');
end
$$;

-- The consonants of a reading, since vowels are what is misspelt most.
create function to_sound(reading text) returns text language sql immutable parallel safe as $$
  select case when reading ~ '^[aeiou]' then 'a' else left(reading, 1) end
    || regexp_replace(substr(reading, 2), '[^0-9bcdfgj-np-t]', '', 'g')
$$;

-- Whether the data is the demo's or a real shop's. The demo's logins are public: it must never fill a real shop's database.
create type shop_mode as enum ('demo', 'live');
create table database_mode (
  id boolean primary key default true check (id),
  mode shop_mode not null,
  marked_at timestamptz not null default now()
);

create type user_role as enum ('admin', 'user');
create table users (
  id uuid primary key,
  identity_uid text not null unique check (identity_uid <> ''),
  email text not null check (email = lower(email) and email <> '' and length(email) <= 254),
  -- Tokens from before the address was verified are rejected, however long they are still valid.
  email_verified boolean not null default false,
  name text not null default 'anonymous' check (length(name) between 1 and 100),
  photo text not null check (length(photo) <= 2000),
  role user_role not null default 'user',
  account_created_at timestamptz not null default now(),
  last_login_at timestamptz not null default now(),
  -- A changed or reset password revokes the tokens issued before, and ends the sessions that they opened.
  tokens_valid_from timestamptz,
  -- Issue time of the newest token that was checked with the identity service.
  token_checked_at timestamptz,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- Next try to disable a deleted user's identity account; null when there is nothing left to do.
  disable_account_at timestamptz,
  name_key text not null generated always as (lower(name)) stored,
  search_text text not null generated always as (lower(name) || ' ' || email) stored,
  -- False for users who sign in with Google only; null until the account has been looked up.
  has_password boolean,
  constraint users_admin_not_deleted check (deleted_at is null or role = 'user')
);

-- A deleted user's row stays, so that the same identity cannot register again; the e-mail is free again.
create unique index users_email_key on users (email) where deleted_at is null;
-- Each index of an admin list includes the columns that the list can be filtered by, so that every page under every filter is an
-- index-only scan. Names and e-mails are in byte order, so that prefixes are found in any locale.
create index users_by_created on users (created_at, id) include (role, account_created_at) where deleted_at is null;
create index users_by_account_created on users (account_created_at, id) include (role) where deleted_at is null;
create index users_by_last_login on users (last_login_at, id) include (role, account_created_at) where deleted_at is null;
create index users_by_name on users (name_key collate "C", id) include (role, account_created_at) where deleted_at is null;
create index users_by_email on users (email collate "C", id) include (role, account_created_at) where deleted_at is null;
create index users_by_role on users (role, created_at, id) include (account_created_at) where deleted_at is null;
create index users_search on users using gin (search_text gin_trgm_ops) where deleted_at is null;
create index users_to_disable on users (disable_account_at) where disable_account_at is not null;
create index users_by_uploaded_photo on users (photo) where photo like '/uploads/%';

create table sessions (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id uuid not null references users on delete cascade,
  email_verified boolean not null,
  token_issued_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- A remembered session does not end when it is idle, only some time after its last use.
  is_remembered boolean not null default false,
  constraint sessions_expires_later check (expires_at > created_at)
);

create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

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
create index products_of_category_by_price on products (category_key, effective_price, id) where deleted_at is null;
create index products_of_category_by_sold on products (category_key, sold, created_at, id) where deleted_at is null;
create index products_by_category on products (category_key, id)
  include (in_stock, effective_price, discount_price) where deleted_at is null;
create index products_by_price on products (price, id)
  include (category_key, in_stock, effective_price, discount_price) where deleted_at is null;
create index products_by_sold on products (sold, id)
  include (category_key, in_stock, effective_price, discount_price) where deleted_at is null;
create index products_by_stock on products (in_stock, id) include (category_key, effective_price, discount_price) where deleted_at is null;
-- The admin's list of carts is sorted by the current name and price, of deleted products too.
create index products_by_name on products (name_key collate "C", id)
  include (deleted_at, category_key, in_stock, effective_price, discount_price);
create index products_by_effective_price on products (effective_price, id) include (deleted_at, category_key, in_stock, discount_price);
create index products_name_trigrams on products using gin (name_key gin_trgm_ops);
create index products_by_image on products using gin (images);
create index products_search_text on products using gin (search_text gin_trgm_ops) where deleted_at is null;

-- Uploaded pictures. A job deletes those that no user, product or order shows.
create table images (
  id uuid primary key,
  owner_id uuid references users on delete set null,
  url text not null unique check (length(url) <= 2000),
  content_type text not null,
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default now(),
  -- Upload quotas count what a user, or the address of a visitor, uploaded within a day. A job clears older addresses.
  uploader_address text check (length(uploader_address) <= 100)
);

create index images_by_owner on images (owner_id, created_at) include (bytes) where owner_id is not null;
create index images_by_uploader_address on images (uploader_address, created_at) include (bytes) where uploader_address is not null;

-- For the shop's search: narrow rows of the products on sale, since a common word reads many of them.
create table product_search (
  product_id uuid primary key references products on delete cascade,
  -- All words of name and category, and those of the name once more with the prefix `~`.
  words tsvector not null,
  sold integer not null,
  created_at timestamptz not null
);

create index product_search_words on product_search using gin (words) with (fastupdate = off);
create index product_search_popularity on product_search (sold, created_at, product_id);

-- What a shopper may mean: every word of every product, and the shop's own terms.
create table search_words (
  word text collate "C" not null,
  -- A term of the shop file, not a word of a product.
  is_term boolean not null default false,
  meaning text[] not null,
  reading text not null generated always as (to_reading(word)) stored,
  sound text not null generated always as (to_sound(to_reading(word))) stored,
  -- How long the first of two joined words is ('power' in 'powerbank'); 0 for a word.
  pair_start smallint not null default 0,
  primary key (word, is_term)
);

create index search_words_trigrams on search_words using gin (word gin_trgm_ops) with (fastupdate = off);
create index search_words_initials on search_words (left(word, 1));
create index search_words_sounds on search_words (sound);
create index search_words_completions on search_words (pair_start, word);
create index search_words_readings on search_words (reading, is_term);

create table cart_rows (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  product_id uuid not null references products on delete cascade,
  quantity integer not null default 1 check (quantity between 1 and 99),
  added_at timestamptz not null default now(),
  -- The admin's list sorted by e-mail reads the ids of each user's rows in this index alone.
  constraint cart_rows_one_per_product unique (user_id, product_id) include (id)
) with (
  -- No index contains the quantity and the pages have free space, so that a new quantity is a HOT update.
  fillfactor = 80
);

create index cart_rows_by_added on cart_rows (added_at, id);
create index cart_rows_by_product on cart_rows (product_id, id);

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
  -- A paid order has to be delivered within the days that were promised when it was placed.
  delivery_days smallint not null default 10 check (delivery_days > 0),
  deliver_by date generated always as (shop_day(paid_at) + delivery_days) stored,
  -- Reviews of orders are shown at the products that the orders had; an admin can hide one.
  review_hidden boolean not null default false,
  constraint orders_one_per_key unique (user_id, idempotency_key),
  constraint orders_paid_with_transaction check ((paid_at is null) = (transaction_id is null)),
  constraint orders_delivered_with_date check ((status = 'Delivered') = (delivered_at is not null)),
  constraint orders_review_with_date check ((customer_review is null) = (review_added is null)),
  constraint orders_review_after_delivery check (customer_review is null or status = 'Delivered')
);

-- As for users: each index includes the columns that the list can be filtered by.
create index orders_by_placed on orders (placed_at, id) include (status, payment, risk_flag, district) where deleted_at is null;
create index orders_by_name on orders (name_key collate "C", id)
  include (status, payment, risk_flag, district, placed_at) where deleted_at is null;
create index orders_by_email on orders (email collate "C", id)
  include (status, payment, risk_flag, district, placed_at) where deleted_at is null;
create index orders_by_total on orders (total_amount, id)
  include (status, payment, risk_flag, district, placed_at) where deleted_at is null;
create index orders_by_status on orders (status, placed_at, id) include (payment, risk_flag, district) where deleted_at is null;
create index orders_by_payment on orders (payment, id) include (status, risk_flag, district, placed_at) where deleted_at is null;
create index orders_flagged on orders (placed_at, id) include (status, payment, district) where deleted_at is null and risk_flag;
create index orders_search on orders using gin (search_text gin_trgm_ops) where deleted_at is null;
create index orders_of_user on orders (user_id, placed_at, id) where deleted_at is null;
create index orders_reviewed_of_user on orders (user_id, review_added, id) where deleted_at is null and customer_review is not null;
create index orders_awaiting_review_of_user on orders (user_id, delivered_at, id)
  where deleted_at is null and status = 'Delivered' and customer_review is null;
create index orders_deleted_paid on orders (transaction_id) where deleted_at is not null and transaction_id is not null;
create index orders_by_due on orders (deliver_by, id) include (status, payment, risk_flag, district, placed_at) where deleted_at is null;
create index orders_due on orders (deliver_by) where deleted_at is null and status = 'Pending' and deliver_by is not null;
-- Customers see their cancelled orders.
create index orders_cancelled_of_user on orders (user_id, placed_at, id) where deleted_at is not null;
-- Admins deliver first what has waited longest since its payment.
create index orders_by_paid_at on orders (paid_at, id) include (status, payment, risk_flag, district, placed_at) where deleted_at is null;

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
create index order_items_by_product on order_items (product_id);

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

-- Cash on delivery: an admin records it as a paid attempt of its own kind. The gateway does not know these attempts.
create type payment_kind as enum ('gateway', 'cash');
create type payment_state as enum ('open', 'paid', 'duplicate', 'failed', 'cancelled', 'expired');
create table payment_attempts (
  -- A ULID, since the gateway accepts 30 characters.
  tran_id text primary key check (tran_id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  order_id uuid not null references orders,
  amount numeric(12, 2) not null check (amount > 0),
  currency text not null default 'BDT' check (currency = 'BDT'),
  state payment_state not null default 'open',
  session_key text,
  gateway_url text,
  val_id text unique check (val_id <> ''),
  bank_tran_id text,
  risk_level smallint,
  facts jsonb not null default '{}',
  created_at timestamptz not null default now(),
  checked_at timestamptz,
  next_check_at timestamptz,
  checks integer not null default 0 check (checks >= 0),
  captured_at timestamptz,
  refunded_at timestamptz,
  refund_reference text,
  accepted_at timestamptz,
  -- Accepting a risky payment does not cover a later deletion of its order, so the reason is stored with it.
  accepted_reason text check (accepted_reason in ('duplicate', 'orderDeleted', 'risky')),
  kind payment_kind not null default 'gateway',
  -- E-mail of the admin.
  recorded_by text check (recorded_by <> ''),
  constraint payment_attempts_captured check (
    (state in ('paid', 'duplicate')) = (captured_at is not null)
    and (captured_at is null or val_id is not null or kind = 'cash')
  ),
  constraint payment_attempts_cash check (
    (kind = 'cash') = (recorded_by is not null)
    and (kind <> 'cash' or (
      state = 'paid' and val_id is null and bank_tran_id is null and risk_level is null
      and session_key is null and gateway_url is null and next_check_at is null
    ))
  ),
  constraint payment_attempts_refund_of_captured check (refunded_at is null or captured_at is not null),
  constraint payment_attempts_accepted check ((accepted_at is null) = (accepted_reason is null)),
  constraint payment_attempts_accepted_of_captured check (accepted_at is null or captured_at is not null),
  constraint payment_attempts_resolved_once check (refunded_at is null or coalesce(accepted_reason, 'risky') = 'risky'),
  constraint payment_attempts_of_order unique (order_id, tran_id)
);

create unique index payment_attempts_one_open on payment_attempts (order_id) where state = 'open';
create unique index payment_attempts_one_paid on payment_attempts (order_id) where state = 'paid';
create index payment_attempts_due on payment_attempts (next_check_at) where next_check_at is not null;
create index payment_attempts_to_check on payment_attempts (tran_id)
  where captured_at is not null and refunded_at is null and accepted_at is null and (state = 'duplicate' or risk_level <> 0);
create index payment_attempts_refund_due on payment_attempts (order_id)
  where state = 'duplicate' and refunded_at is null and accepted_at is null;
create index payment_attempts_resolved on payment_attempts (tran_id) where refunded_at is not null or accepted_at is not null;

-- Captures whose amount, currency or validation ID does not match the order. They pay no order; an admin refunds or accepts them.
create table mismatched_captures (
  -- A ULID of its own, used as the refund's ID.
  id text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  order_id uuid not null,
  attempt_id text not null,
  val_id text not null check (val_id <> ''),
  bank_tran_id text,
  amount numeric(14, 2) not null check (amount >= 0),
  currency text not null check (currency <> ''),
  risk_level smallint,
  reason text not null check (reason in ('wrongAmount', 'wrongCurrency', 'reusedValidation')),
  facts jsonb not null default '{}',
  captured_at timestamptz not null default now(),
  refunded_at timestamptz,
  refund_reference text,
  accepted_at timestamptz,
  accepted_reason text check (accepted_reason = reason),
  constraint mismatched_captures_attempt foreign key (order_id, attempt_id)
    references payment_attempts (order_id, tran_id),
  constraint mismatched_captures_once unique (attempt_id, val_id),
  constraint mismatched_captures_accepted check ((accepted_at is null) = (accepted_reason is null)),
  constraint mismatched_captures_resolved_once check (refunded_at is null or accepted_at is null)
);

create index mismatched_captures_of_order on mismatched_captures (order_id);
create index mismatched_captures_pending on mismatched_captures (id) where refunded_at is null and accepted_at is null;
create index mismatched_captures_resolved on mismatched_captures (id) where refunded_at is not null or accepted_at is not null;

alter table orders add constraint orders_paid_by_own_attempt
  foreign key (id, transaction_id) references payment_attempts (order_id, tran_id)
  -- Order and attempt reference each other: a bulk load inserts both and defers the check.
  deferrable initially immediate;

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  actor_email text,
  action text not null check (action <> ''),
  subject text not null,
  -- Name of the subject at the time of the action.
  label text not null default '',
  details jsonb not null default '{}'
);

create index audit_log_by_time on audit_log (at, id);
create index audit_log_by_subject on audit_log (subject, id);
create index audit_log_by_action on audit_log (action, at, id);
create index audit_log_by_actor on audit_log (actor_email collate "C", at, id);
create index audit_log_search on audit_log using gin (lower(label || ' ' || subject || ' ' || coalesce(actor_email, '')) gin_trgm_ops);
create index audit_log_by_label on audit_log (lower(label) collate "C");

-- Precomputed counts and sums, so that no list and no overview aggregates all rows. Writers only append to the pending tables and
-- so never wait for each other; a job folds pending rows into the stats in batches, and the views add both up.

-- Ordered quantities of each product and day, paid or not. Everything that an overview reads is in the primary key's index.
create table daily_product_sales (
  day date not null,
  product_id uuid not null,
  quantity integer not null,
  amount numeric(14, 2) not null,
  primary key (day, product_id) include (quantity, amount)
) with (fillfactor = 70);

create table order_stats (
  day date not null,
  district text not null,
  status order_status not null,
  payment boolean not null,
  risk_flag boolean not null,
  orders integer not null,
  amount numeric(14, 2) not null,
  primary key (day, district, status, payment, risk_flag)
) with (fillfactor = 70);

-- The same without districts, which few queries need: a ninth of the rows.
create table daily_stats (
  day date not null,
  status order_status not null,
  payment boolean not null,
  risk_flag boolean not null,
  orders integer not null,
  amount numeric(14, 2) not null,
  primary key (day, status, payment, risk_flag)
) with (fillfactor = 70);

create table pending_order_stats (
  day date not null,
  district text not null,
  status order_status not null,
  payment boolean not null,
  risk_flag boolean not null,
  orders integer not null,
  amount numeric(14, 2) not null
);

-- Row counts of large tables.
create table row_counts (
  table_name text primary key,
  rows bigint not null
) with (fillfactor = 70);

create table pending_row_counts (
  table_name text not null,
  rows bigint not null
);

insert into row_counts values ('cart_rows', 0), ('audit_log', 0);

-- The committed changes of the last minutes, from which each process reads what the others have changed. A row costs a write next to
-- nothing; `pg_notify` made all commits wait for each other.
create table changes (
  -- Orders changes: once all transactions before a position have ended, no change with a smaller one can appear any more.
  xid xid8 not null default pg_current_xact_id(),
  id bigint not null generated always as identity,
  changed_at timestamptz not null default clock_timestamp(),
  tags text[] not null,
  owner uuid,
  primary key (xid, id)
);

-- There is always a row: whatever is older than the oldest may have been pruned.
insert into changes (tags) values ('{}');

-- Calls of the strict limits, counted for all processes together. A count costs no write to the log: after a crash of the database
-- they start again.
create unlogged table rate_limits (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
) with (fillfactor = 70);

create index rate_limits_by_end on rate_limits (ends_at);

-- Checked imports of products. What they change waits here until the admin confirms.
create table product_imports (
  id uuid primary key,
  admin_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  created integer not null check (created >= 0),
  updated integer not null check (updated >= 0),
  applied_at timestamptz
);

create index product_imports_by_time on product_imports (created_at);
create index product_imports_by_admin on product_imports (admin_id);

-- `version` is the one that the check has seen; null if the product is added.
create table product_import_rows (
  import_id uuid not null references product_imports (id) on delete cascade,
  row_number integer not null,
  product_id uuid not null,
  version integer,
  product jsonb not null,
  primary key (import_id, row_number)
);

-- Mails about orders. Each is written in the transaction of what it reports, and sent later by a job.
create type mail_kind as enum ('placed', 'paid', 'handedOver', 'delivered', 'refundRequested', 'refunded', 'backInStock', 'priceDrop', 'returnAnswered');
create type mail_state as enum ('waiting', 'sending', 'sent', 'failed', 'unclear', 'deferred');
create table mails (
  -- Also in its Message-ID.
  id uuid primary key default gen_random_uuid(),
  kind mail_kind not null,
  order_id uuid not null references orders,
  -- The refunded payment.
  payment_id text check (payment_id <> ''),
  state mail_state not null default 'waiting',
  created_at timestamptz not null default now(),
  next_try_at timestamptz not null default now(),
  tries smallint not null default 0 check (tries >= 0),
  claimed_at timestamptz,
  sent_at timestamptz,
  error text,
  constraint mails_about_a_refund check ((kind = 'refunded') = (payment_id is not null)),
  constraint mails_sent_with_date check ((state = 'sent') = (sent_at is not null)),
  constraint mails_claimed_with_date check (state <> 'sending' or claimed_at is not null)
);

create unique index mails_once on mails (order_id, kind, coalesce(payment_id, ''));
create index mails_waiting on mails (next_try_at) where state = 'waiting';
create index mails_sending on mails (claimed_at) where state = 'sending';
create index mails_by_age on mails (created_at);

-- What admins write down about an order, for each other.
create table order_notes (
  id uuid primary key,
  order_id uuid not null references orders,
  author_id uuid not null references users,
  text text not null check (btrim(text) <> '' and char_length(text) <= 2000),
  written_at timestamptz not null default now()
);

create index order_notes_of_order on order_notes (order_id, written_at, id);
