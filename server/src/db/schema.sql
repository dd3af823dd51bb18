-- Made from migrations and routines by `npm run generate:db`. Do not edit: change those.

create extension fuzzystrmatch;

create extension pg_trgm;

create extension unaccent;

create type admin_table as enum ('orders', 'products', 'carts', 'users', 'refunds', 'returns', 'audit');

create type alert_kind as enum ('backInStock', 'priceDrop');

create type language as enum ('en', 'bn');

create type mail_kind as enum ('placed', 'paid', 'handedOver', 'delivered', 'refundRequested', 'refunded', 'backInStock', 'priceDrop', 'returnAnswered');

create type mail_state as enum ('waiting', 'sending', 'sent', 'failed', 'unclear', 'deferred');

create type order_status as enum ('Pending', 'Delivered');

create type payment_kind as enum ('gateway', 'cash');

create type payment_state as enum ('open', 'paid', 'duplicate', 'failed', 'cancelled', 'expired');

create type refund_state as enum ('requested', 'settled', 'failed');

create type return_kind as enum ('return', 'warranty');

create type return_state as enum ('open', 'withdrawn', 'accepted', 'declined', 'done');

create type shop_mode as enum ('demo', 'live');

create type user_role as enum ('admin', 'user');

create table account_updates (
  user_id uuid not null,
  changed_at timestamp with time zone not null default now(),
  due_at timestamp with time zone not null default now(),
  constraint account_updates_pkey PRIMARY KEY (user_id),
  constraint account_updates_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table addresses (
  id uuid not null,
  user_id uuid not null,
  label text not null,
  name text not null,
  mobile_number text not null,
  district text not null,
  address text not null,
  is_default boolean not null default false,
  added_at timestamp with time zone not null default now(),
  constraint addresses_address_check CHECK (((address ~ '\S'::text) AND (length(address) <= 500))),
  constraint addresses_district_check CHECK (((length(district) >= 1) AND (length(district) <= 60))),
  constraint addresses_label_check CHECK (((label ~ '\S'::text) AND (length(label) <= 40))),
  constraint addresses_mobile_number_check CHECK (((length(mobile_number) >= 1) AND (length(mobile_number) <= 20))),
  constraint addresses_name_check CHECK (((name ~ '\S'::text) AND (length(name) <= 100))),
  constraint addresses_pkey PRIMARY KEY (id),
  constraint addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table audit_log (
  id bigint not null generated always as identity,
  at timestamp with time zone not null default now(),
  actor_id uuid,
  actor_email text,
  action text not null,
  subject text not null,
  label text not null default ''::text,
  details jsonb not null default '{}'::jsonb,
  constraint audit_log_action_check CHECK ((action <> ''::text)),
  constraint audit_log_pkey PRIMARY KEY (id)
);

create table bulk_edit_rows (
  edit_id uuid not null,
  product_id uuid not null,
  version integer not null,
  old_price numeric(12,2) not null,
  old_discount_price numeric(12,2),
  old_in_stock boolean not null,
  new_price numeric(12,2) not null,
  new_discount_price numeric(12,2),
  new_in_stock boolean not null,
  saved_version integer,
  is_restored boolean not null default false,
  constraint bulk_edit_rows_edit_id_fkey FOREIGN KEY (edit_id) REFERENCES bulk_edits(id) ON DELETE CASCADE,
  constraint bulk_edit_rows_pkey PRIMARY KEY (edit_id, product_id),
  constraint bulk_edit_rows_restored_if_saved CHECK (((NOT is_restored) OR (saved_version IS NOT NULL)))
);

create table bulk_edits (
  id uuid not null,
  admin_id uuid not null,
  created_at timestamp with time zone not null default now(),
  summary jsonb not null,
  products integer not null default 0,
  applied_at timestamp with time zone,
  undone_at timestamp with time zone,
  constraint bulk_edits_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint bulk_edits_pkey PRIMARY KEY (id),
  constraint bulk_edits_products_check CHECK ((products >= 0)),
  constraint bulk_edits_undone_if_applied CHECK (((undone_at IS NULL) OR (applied_at IS NOT NULL)))
);

create table capture_issues (
  id text not null,
  order_id uuid not null,
  placed_at timestamp with time zone not null,
  captured_at timestamp with time zone not null,
  due_from date not null,
  is_refund boolean not null,
  needs_attention boolean not null,
  constraint capture_issues_pkey PRIMARY KEY (id)
);

create table cart_rows (
  id uuid not null,
  user_id uuid not null,
  product_id uuid not null,
  quantity integer not null default 1,
  added_at timestamp with time zone not null default now(),
  constraint cart_rows_one_per_product UNIQUE (user_id, product_id) INCLUDE (id),
  constraint cart_rows_pkey PRIMARY KEY (id),
  constraint cart_rows_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint cart_rows_quantity_check CHECK (((quantity >= 1) AND (quantity <= 99))),
  constraint cart_rows_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
) with (fillfactor=80);

create table category_synonyms (
  category_key text not null,
  words text not null,
  constraint category_synonyms_category_key_check CHECK (((category_key = lower(category_key)) AND (category_key <> ''::text))),
  constraint category_synonyms_pkey PRIMARY KEY (category_key)
);

create table changes (
  xid xid8 not null default pg_current_xact_id(),
  id bigint not null generated always as identity,
  changed_at timestamp with time zone not null default clock_timestamp(),
  tags text[] not null,
  owner uuid,
  constraint changes_pkey PRIMARY KEY (xid, id)
);

create table customer_notes (
  id uuid not null,
  user_id uuid not null,
  author_id uuid not null,
  text text not null,
  written_at timestamp with time zone not null default now(),
  constraint customer_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  constraint customer_notes_pkey PRIMARY KEY (id),
  constraint customer_notes_text_check CHECK (((btrim(text) <> ''::text) AND (char_length(text) <= 2000))),
  constraint customer_notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table daily_product_sales (
  day date not null,
  product_id uuid not null,
  quantity integer not null,
  amount numeric(14,2) not null,
  constraint daily_product_sales_pkey PRIMARY KEY (day, product_id) INCLUDE (quantity, amount)
) with (fillfactor=70);

create table daily_stats (
  day date not null,
  status order_status not null,
  payment boolean not null,
  risk_flag boolean not null,
  orders integer not null,
  amount numeric(14,2) not null,
  constraint daily_stats_pkey PRIMARY KEY (day, status, payment, risk_flag)
) with (fillfactor=70);

create table database_mode (
  id boolean not null default true,
  mode shop_mode not null,
  marked_at timestamp with time zone not null default now(),
  constraint database_mode_id_check CHECK (id),
  constraint database_mode_pkey PRIMARY KEY (id)
);

create table image_deletions (
  image_id uuid not null,
  constraint image_deletions_pkey PRIMARY KEY (image_id)
);

create table images (
  id uuid not null,
  owner_id uuid,
  url text not null,
  content_type text not null,
  bytes integer not null,
  created_at timestamp with time zone not null default now(),
  uploader_address text,
  constraint images_bytes_check CHECK ((bytes > 0)),
  constraint images_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint images_pkey PRIMARY KEY (id),
  constraint images_uploader_address_check CHECK ((length(uploader_address) <= 100)),
  constraint images_url_check CHECK ((length(url) <= 2000)),
  constraint images_url_key UNIQUE (url)
);

create table mails (
  id uuid not null default gen_random_uuid(),
  kind mail_kind not null,
  order_id uuid,
  payment_id text,
  state mail_state not null default 'waiting'::mail_state,
  created_at timestamp with time zone not null default now(),
  next_try_at timestamp with time zone not null default now(),
  tries smallint not null default 0,
  claimed_at timestamp with time zone,
  sent_at timestamp with time zone,
  error text,
  unverified_recipient text,
  sender_id uuid,
  held_until timestamp with time zone,
  alert_id uuid,
  return_id uuid,
  constraint mails_about_a_refund CHECK (((kind = ANY (ARRAY['refundRequested'::mail_kind, 'refunded'::mail_kind])) = (payment_id IS NOT NULL))),
  constraint mails_about_a_return CHECK (((kind = 'returnAnswered'::mail_kind) = (return_id IS NOT NULL))),
  constraint mails_about_one CHECK (((order_id IS NULL) <> (alert_id IS NULL))),
  constraint mails_alert_id_fkey FOREIGN KEY (alert_id) REFERENCES product_alerts(id) ON DELETE CASCADE,
  constraint mails_claimed_with_date CHECK (((state <> 'sending'::mail_state) OR (claimed_at IS NOT NULL))),
  constraint mails_counted_for_both CHECK (((unverified_recipient IS NOT NULL) OR (sender_id IS NULL))),
  constraint mails_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint mails_payment_id_check CHECK ((payment_id <> ''::text)),
  constraint mails_pkey PRIMARY KEY (id),
  constraint mails_return_id_fkey FOREIGN KEY (return_id) REFERENCES return_requests(id),
  constraint mails_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint mails_sent_with_date CHECK (((state = 'sent'::mail_state) = (sent_at IS NOT NULL))),
  constraint mails_tries_check CHECK ((tries >= 0)),
  constraint mails_unverified_recipient_check CHECK ((unverified_recipient <> ''::text))
);

create table mismatched_captures (
  id text not null,
  order_id uuid not null,
  attempt_id text not null,
  val_id text not null,
  bank_tran_id text,
  amount numeric(14,2) not null,
  currency text not null,
  risk_level smallint,
  reason text not null,
  facts jsonb not null default '{}'::jsonb,
  captured_at timestamp with time zone not null default now(),
  refunded_at timestamp with time zone,
  refund_reference text,
  accepted_at timestamp with time zone,
  accepted_reason text,
  constraint mismatched_captures_accepted CHECK (((accepted_at IS NULL) = (accepted_reason IS NULL))),
  constraint mismatched_captures_amount_check CHECK ((amount >= (0)::numeric)),
  constraint mismatched_captures_attempt FOREIGN KEY (order_id, attempt_id) REFERENCES payment_attempts(order_id, tran_id),
  constraint mismatched_captures_check CHECK ((accepted_reason = reason)),
  constraint mismatched_captures_currency_check CHECK ((currency <> ''::text)),
  constraint mismatched_captures_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint mismatched_captures_once UNIQUE (attempt_id, val_id),
  constraint mismatched_captures_pkey PRIMARY KEY (id),
  constraint mismatched_captures_reason_check CHECK ((reason = ANY (ARRAY['wrongAmount'::text, 'wrongCurrency'::text, 'reusedValidation'::text]))),
  constraint mismatched_captures_resolved_once CHECK (((refunded_at IS NULL) OR (accepted_at IS NULL))),
  constraint mismatched_captures_val_id_check CHECK ((val_id <> ''::text))
);

create table order_items (
  order_id uuid not null,
  "position" smallint not null,
  product_id uuid not null,
  name text not null,
  price numeric(12,2) not null,
  quantity integer not null,
  image text not null,
  constraint order_items_one_per_product UNIQUE (order_id, product_id),
  constraint order_items_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_items_pkey PRIMARY KEY (order_id, "position"),
  constraint order_items_position_check CHECK (("position" >= 0)),
  constraint order_items_price_check CHECK ((price > (0)::numeric)),
  constraint order_items_quantity_check CHECK (((quantity >= 1) AND (quantity <= 99)))
);

create table order_notes (
  id uuid not null,
  order_id uuid not null,
  author_id uuid not null,
  text text not null,
  written_at timestamp with time zone not null default now(),
  constraint order_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  constraint order_notes_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_notes_pkey PRIMARY KEY (id),
  constraint order_notes_text_check CHECK (((btrim(text) <> ''::text) AND (char_length(text) <= 2000)))
);

create table order_stats (
  day date not null,
  district text not null,
  status order_status not null,
  payment boolean not null,
  risk_flag boolean not null,
  orders integer not null,
  amount numeric(14,2) not null,
  constraint order_stats_pkey PRIMARY KEY (day, district, status, payment, risk_flag)
) with (fillfactor=70);

create table orders (
  id uuid not null,
  user_id uuid,
  email text not null,
  contact_email text,
  name text not null,
  mobile_number text not null,
  country text not null,
  district text not null,
  address text not null,
  additional_info text not null default ''::text,
  delivery_charge numeric(12,2) not null,
  total_amount numeric(12,2) not null,
  status order_status not null default 'Pending'::order_status,
  placed_at timestamp with time zone not null default now(),
  delivered_at timestamp with time zone,
  transaction_id text,
  paid_at timestamp with time zone,
  payment boolean not null generated always as ((paid_at IS NOT NULL)) stored,
  risk_flag boolean not null default false,
  customer_review text,
  review_added timestamp with time zone,
  idempotency_key text,
  request_hash text,
  deleted_at timestamp with time zone,
  name_key text not null generated always as (lower(name)) stored,
  search_text text not null generated always as (((((((((((lower(name) || ' '::text) || email) || ' '::text) || mobile_number) || ' '::text) || lower(district)) || ' '::text) || (id)::text) || ' '::text) || lower(COALESCE(transaction_id, ''::text)))) stored,
  delivery_days smallint not null default 10,
  deliver_by date generated always as ((shop_day(paid_at) + (delivery_days)::integer)) stored,
  review_hidden boolean not null default false,
  language language not null default 'en'::language,
  review_stars smallint,
  packed_at timestamp with time zone,
  handed_over_at timestamp with time zone,
  courier text,
  tracking_number text,
  order_number bigint default new_order_number(),
  review_photos text[] not null default '{}'::text[],
  constraint orders_additional_info_check CHECK ((length(additional_info) <= 2000)),
  constraint orders_address_check CHECK (((length(address) >= 1) AND (length(address) <= 500))),
  constraint orders_contact_email_check CHECK ((length(contact_email) <= 254)),
  constraint orders_country_check CHECK ((length(country) <= 60)),
  constraint orders_courier_check CHECK (((length(courier) >= 1) AND (length(courier) <= 60))),
  constraint orders_customer_review_check CHECK (((customer_review ~ '\S'::text) AND (length(customer_review) <= 2000))),
  constraint orders_delivered_with_date CHECK (((status = 'Delivered'::order_status) = (delivered_at IS NOT NULL))),
  constraint orders_delivery_charge_check CHECK ((delivery_charge >= (0)::numeric)),
  constraint orders_delivery_days_check CHECK ((delivery_days > 0)),
  constraint orders_district_check CHECK (((length(district) >= 1) AND (length(district) <= 60))),
  constraint orders_email_check CHECK (((email = lower(email)) AND (length(email) <= 254))),
  constraint orders_handed_over_to_courier CHECK (((handed_over_at IS NULL) = (courier IS NULL))),
  constraint orders_idempotency_key_check CHECK (((length(idempotency_key) >= 8) AND (length(idempotency_key) <= 100))),
  constraint orders_mobile_number_check CHECK (((length(mobile_number) >= 1) AND (length(mobile_number) <= 20))),
  constraint orders_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint orders_one_per_key UNIQUE (user_id, idempotency_key),
  constraint orders_order_number_check CHECK ((((order_number >= 1000000000) AND (order_number <= '9999999999'::bigint)) AND ((order_number % (11)::bigint) = 0))),
  constraint orders_paid_by_own_attempt FOREIGN KEY (id, transaction_id) REFERENCES payment_attempts(order_id, tran_id) DEFERRABLE,
  constraint orders_paid_with_transaction CHECK (((paid_at IS NULL) = (transaction_id IS NULL))),
  constraint orders_pkey PRIMARY KEY (id),
  constraint orders_request_hash_check CHECK ((length(request_hash) = 64)),
  constraint orders_review_after_delivery CHECK (((customer_review IS NULL) OR (status = 'Delivered'::order_status))),
  constraint orders_review_photos CHECK (((review_photos = '{}'::text[]) OR ((cardinality(review_photos) <= 3) AND (array_position(review_photos, NULL::text) IS NULL) AND (customer_review IS NOT NULL)))),
  constraint orders_review_stars CHECK (((review_stars IS NULL) OR (((review_stars >= 1) AND (review_stars <= 5)) AND (customer_review IS NOT NULL)))),
  constraint orders_review_with_date CHECK (((customer_review IS NULL) = (review_added IS NULL))),
  constraint orders_total_amount_check CHECK ((total_amount > (0)::numeric)),
  constraint orders_tracked_by_courier CHECK (((tracking_number IS NULL) OR (courier IS NOT NULL))),
  constraint orders_tracking_number_check CHECK (((length(tracking_number) >= 1) AND (length(tracking_number) <= 60))),
  constraint orders_transaction_id_key UNIQUE (transaction_id),
  constraint orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);

create table payment_attempts (
  tran_id text not null,
  order_id uuid not null,
  amount numeric(12,2) not null,
  currency text not null default 'BDT'::text,
  state payment_state not null default 'open'::payment_state,
  session_key text,
  gateway_url text,
  val_id text,
  bank_tran_id text,
  risk_level smallint,
  facts jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  checked_at timestamp with time zone,
  next_check_at timestamp with time zone,
  checks integer not null default 0,
  captured_at timestamp with time zone,
  refunded_at timestamp with time zone,
  refund_reference text,
  accepted_at timestamp with time zone,
  accepted_reason text,
  kind payment_kind not null default 'gateway'::payment_kind,
  recorded_by text,
  constraint payment_attempts_accepted CHECK (((accepted_at IS NULL) = (accepted_reason IS NULL))),
  constraint payment_attempts_accepted_of_captured CHECK (((accepted_at IS NULL) OR (captured_at IS NOT NULL))),
  constraint payment_attempts_accepted_reason_check CHECK ((accepted_reason = ANY (ARRAY['duplicate'::text, 'orderDeleted'::text, 'risky'::text]))),
  constraint payment_attempts_amount_check CHECK ((amount > (0)::numeric)),
  constraint payment_attempts_captured CHECK ((((state = ANY (ARRAY['paid'::payment_state, 'duplicate'::payment_state])) = (captured_at IS NOT NULL)) AND ((captured_at IS NULL) OR (val_id IS NOT NULL) OR (kind = 'cash'::payment_kind)))),
  constraint payment_attempts_cash CHECK ((((kind = 'cash'::payment_kind) = (recorded_by IS NOT NULL)) AND ((kind <> 'cash'::payment_kind) OR ((state = 'paid'::payment_state) AND (val_id IS NULL) AND (bank_tran_id IS NULL) AND (risk_level IS NULL) AND (session_key IS NULL) AND (gateway_url IS NULL) AND (next_check_at IS NULL))))),
  constraint payment_attempts_checks_check CHECK ((checks >= 0)),
  constraint payment_attempts_currency_check CHECK ((currency = 'BDT'::text)),
  constraint payment_attempts_of_order UNIQUE (order_id, tran_id),
  constraint payment_attempts_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint payment_attempts_pkey PRIMARY KEY (tran_id),
  constraint payment_attempts_recorded_by_check CHECK ((recorded_by <> ''::text)),
  constraint payment_attempts_refund_of_captured CHECK (((refunded_at IS NULL) OR (captured_at IS NOT NULL))),
  constraint payment_attempts_resolved_once CHECK (((refunded_at IS NULL) OR (COALESCE(accepted_reason, 'risky'::text) = 'risky'::text))),
  constraint payment_attempts_tran_id_check CHECK ((tran_id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint payment_attempts_val_id_check CHECK ((val_id <> ''::text)),
  constraint payment_attempts_val_id_key UNIQUE (val_id)
);

create table pending_alerts (
  product_id uuid not null
);

create table pending_order_stats (
  day date not null,
  district text not null,
  status order_status not null,
  payment boolean not null,
  risk_flag boolean not null,
  orders integer not null,
  amount numeric(14,2) not null
);

create table pending_row_counts (
  table_name text not null,
  rows bigint not null
);

create table pending_sales (
  product_id uuid not null,
  quantity integer not null,
  day date,
  amount numeric(14,2),
  is_bulk_load boolean not null default false,
  constraint pending_sales_quantity_check CHECK ((quantity > 0))
);

create table pending_stars (
  product_id uuid not null,
  stars smallint not null,
  change integer not null
);

create table product_alerts (
  id uuid not null,
  user_id uuid not null,
  product_id uuid not null,
  kind alert_kind not null,
  language language not null,
  price numeric(12,2) not null,
  stop_key uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  served_at timestamp with time zone,
  constraint product_alerts_pkey PRIMARY KEY (id),
  constraint product_alerts_price_check CHECK ((price >= (0)::numeric)),
  constraint product_alerts_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint product_alerts_stop_key_key UNIQUE (stop_key),
  constraint product_alerts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table product_import_rows (
  import_id uuid not null,
  row_number integer not null,
  product_id uuid not null,
  version integer,
  product jsonb not null,
  constraint product_import_rows_import_id_fkey FOREIGN KEY (import_id) REFERENCES product_imports(id) ON DELETE CASCADE,
  constraint product_import_rows_pkey PRIMARY KEY (import_id, row_number)
);

create table product_imports (
  id uuid not null,
  admin_id uuid not null,
  created_at timestamp with time zone not null default now(),
  created integer not null,
  updated integer not null,
  applied_at timestamp with time zone,
  constraint product_imports_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint product_imports_created_check CHECK ((created >= 0)),
  constraint product_imports_pkey PRIMARY KEY (id),
  constraint product_imports_updated_check CHECK ((updated >= 0))
);

create table product_reviews (
  product_id uuid not null,
  review_added timestamp with time zone not null,
  order_id uuid not null,
  stars smallint,
  constraint product_reviews_pkey PRIMARY KEY (product_id, review_added, order_id)
);

create table product_search (
  product_id uuid not null,
  words tsvector not null,
  sold integer not null,
  created_at timestamp with time zone not null,
  effective_price numeric(12,2),
  constraint product_search_pkey PRIMARY KEY (product_id),
  constraint product_search_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);

create table products (
  id uuid not null,
  product_name text not null,
  category text not null,
  price numeric(12,2) not null,
  discount_price numeric(12,2),
  in_stock boolean not null default true,
  key_features text[] not null default '{}'::text[],
  images text[] not null,
  description text not null default ''::text,
  sold integer not null default 0,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  version integer not null default 1,
  effective_price numeric(12,2) not null generated always as (COALESCE(discount_price, price)) stored,
  category_key text not null generated always as (lower(category)) stored,
  name_key text not null generated always as (lower(product_name)) stored,
  search_text text not null default ''::text,
  product_name_bn text not null default ''::text,
  key_features_bn text[] not null default '{}'::text[],
  description_bn text not null default ''::text,
  star_counts integer[] not null default '{0,0,0,0,0}'::integer[],
  attributes text[] not null default '{}'::text[],
  family text not null default ''::text,
  constraint products_attributes CHECK (((cardinality(attributes) <= 40) AND (array_position(attributes, NULL::text) IS NULL))),
  constraint products_category_check CHECK (((category ~ '\S'::text) AND (length(category) <= 60))),
  constraint products_description_check CHECK ((length(description) <= 20000)),
  constraint products_discount_below_price CHECK (((discount_price > (0)::numeric) AND (discount_price < price))),
  constraint products_family_check CHECK (((length(family) <= 60) AND (family = btrim(family)))),
  constraint products_key_features CHECK (((cardinality(key_features) <= 30) AND (array_position(key_features, NULL::text) IS NULL))),
  constraint products_one_to_four_images CHECK ((((cardinality(images) >= 1) AND (cardinality(images) <= 4)) AND (array_position(images, NULL::text) IS NULL))),
  constraint products_pkey PRIMARY KEY (id),
  constraint products_price_check CHECK ((price > (0)::numeric)),
  constraint products_product_name_check CHECK (((product_name ~ '\S'::text) AND (length(product_name) <= 200))),
  constraint products_sold_check CHECK ((sold >= 0))
);

create table rate_limits (
  key text not null,
  count integer not null,
  ends_at timestamp with time zone not null,
  constraint rate_limits_pkey PRIMARY KEY (key)
) with (fillfactor=70);

create table refund_requests (
  id text not null,
  payment_id text not null,
  order_id uuid not null,
  state refund_state not null default 'requested'::refund_state,
  reference text,
  requested_at timestamp with time zone not null default now(),
  resolved_at timestamp with time zone,
  failure text,
  checks integer not null default 0,
  next_check_at timestamp with time zone,
  constraint refund_requests_checked CHECK (((state = 'requested'::refund_state) = (next_check_at IS NOT NULL))),
  constraint refund_requests_checks_check CHECK ((checks >= 0)),
  constraint refund_requests_failed CHECK (((state = 'failed'::refund_state) = (failure IS NOT NULL))),
  constraint refund_requests_failure_check CHECK ((failure <> ''::text)),
  constraint refund_requests_id_check CHECK ((id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'::text)),
  constraint refund_requests_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint refund_requests_payment_id_check CHECK ((payment_id <> ''::text)),
  constraint refund_requests_pkey PRIMARY KEY (id),
  constraint refund_requests_reference_check CHECK ((reference <> ''::text)),
  constraint refund_requests_resolved CHECK (((state = 'requested'::refund_state) = (resolved_at IS NULL)))
);

create table return_requests (
  id uuid not null,
  order_id uuid not null,
  product_id uuid not null,
  kind return_kind not null,
  reason text not null,
  details text not null,
  quantity smallint not null,
  photos text[] not null default '{}'::text[],
  state return_state not null default 'open'::return_state,
  requested_at timestamp with time zone not null default now(),
  answer text,
  answered_at timestamp with time zone,
  answered_by uuid,
  closed_at timestamp with time zone,
  constraint return_requests_answer_check CHECK (((answer ~ '\S'::text) AND (length(answer) <= 1000))),
  constraint return_requests_answered CHECK (((state = ANY (ARRAY['accepted'::return_state, 'declined'::return_state, 'done'::return_state])) = (answered_at IS NOT NULL))),
  constraint return_requests_answered_by_admin CHECK (((answered_at IS NULL) = (answered_by IS NULL))),
  constraint return_requests_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES users(id),
  constraint return_requests_answered_with_text CHECK (((answered_at IS NULL) = (answer IS NULL))),
  constraint return_requests_closed_with_date CHECK (((state = ANY (ARRAY['withdrawn'::return_state, 'done'::return_state])) = (closed_at IS NOT NULL))),
  constraint return_requests_details_check CHECK ((length(details) <= 1000)),
  constraint return_requests_item_fkey FOREIGN KEY (order_id, product_id) REFERENCES order_items(order_id, product_id),
  constraint return_requests_photos_check CHECK (((cardinality(photos) <= 3) AND (array_position(photos, NULL::text) IS NULL))),
  constraint return_requests_pkey PRIMARY KEY (id),
  constraint return_requests_quantity_check CHECK (((quantity >= 1) AND (quantity <= 99))),
  constraint return_requests_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 40)))
);

create table row_counts (
  table_name text not null,
  rows bigint not null,
  constraint row_counts_pkey PRIMARY KEY (table_name)
) with (fillfactor=70);

create table saved_views (
  id uuid not null,
  owner_id uuid,
  table_name admin_table not null,
  name text not null,
  query text not null,
  hidden_columns text[] not null,
  is_shared boolean not null,
  created_at timestamp with time zone not null default now(),
  constraint saved_views_name_check CHECK (((name ~ '\S'::text) AND (length(name) <= 40))),
  constraint saved_views_of_somebody CHECK ((is_shared OR (owner_id IS NOT NULL))),
  constraint saved_views_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  constraint saved_views_pkey PRIMARY KEY (id),
  constraint saved_views_query_check CHECK (((query ~ '^[\w*.=&%+-]*$'::text) AND (length(query) <= 4000)))
);

create table search_words (
  word text collate "C" not null,
  is_term boolean not null default false,
  meaning text[] not null,
  reading text not null generated always as (to_reading(word)) stored,
  sound text not null generated always as (to_sound(to_reading(word))) stored,
  pair_start smallint not null default 0,
  constraint search_words_pkey PRIMARY KEY (word, is_term)
);

create table sessions (
  token_hash bytea not null,
  user_id uuid not null,
  email_verified boolean not null,
  token_issued_at timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default now(),
  last_seen_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  is_remembered boolean not null default false,
  constraint sessions_expires_later CHECK ((expires_at > created_at)),
  constraint sessions_pkey PRIMARY KEY (token_hash),
  constraint sessions_token_hash_check CHECK ((octet_length(token_hash) = 32)),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table users (
  id uuid not null,
  identity_uid text not null,
  email text not null,
  email_verified boolean not null default false,
  name text not null default 'anonymous'::text,
  photo text not null,
  role user_role not null default 'user'::user_role,
  account_created_at timestamp with time zone not null default now(),
  last_login_at timestamp with time zone not null default now(),
  tokens_valid_from timestamp with time zone,
  token_checked_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  disable_account_at timestamp with time zone,
  name_key text not null generated always as (lower(name)) stored,
  search_text text not null generated always as (((lower(name) || ' '::text) || email)) stored,
  has_password boolean,
  language language not null default 'en'::language,
  constraint users_admin_not_deleted CHECK (((deleted_at IS NULL) OR (role = 'user'::user_role))),
  constraint users_email_check CHECK (((email = lower(email)) AND (email <> ''::text) AND (length(email) <= 254))),
  constraint users_identity_uid_check CHECK ((identity_uid <> ''::text)),
  constraint users_identity_uid_key UNIQUE (identity_uid),
  constraint users_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint users_photo_check CHECK ((length(photo) <= 2000)),
  constraint users_pkey PRIMARY KEY (id)
);

CREATE INDEX account_updates_due ON public.account_updates USING btree (due_at);

CREATE INDEX addresses_of_user ON public.addresses USING btree (user_id, added_at, id);

CREATE UNIQUE INDEX addresses_one_default ON public.addresses USING btree (user_id) WHERE is_default;

CREATE INDEX audit_log_by_action ON public.audit_log USING btree (action, at, id);

CREATE INDEX audit_log_by_actor ON public.audit_log USING btree (actor_email COLLATE "C", at, id);

CREATE INDEX audit_log_by_label ON public.audit_log USING btree (lower(label) COLLATE "C");

CREATE INDEX audit_log_by_subject ON public.audit_log USING btree (subject, id);

CREATE INDEX audit_log_by_time ON public.audit_log USING btree (at, id);

CREATE INDEX audit_log_search ON public.audit_log USING gin (lower(((((label || ' '::text) || subject) || ' '::text) || COALESCE(actor_email, ''::text))) gin_trgm_ops);

CREATE INDEX bulk_edits_by_admin ON public.bulk_edits USING btree (admin_id);

CREATE INDEX bulk_edits_by_time ON public.bulk_edits USING btree (created_at);

CREATE INDEX capture_issues_due ON public.capture_issues USING btree (due_from, placed_at) WHERE (needs_attention AND is_refund);

CREATE INDEX capture_issues_of_order ON public.capture_issues USING btree (order_id) INCLUDE (needs_attention);

CREATE INDEX capture_issues_open ON public.capture_issues USING btree (captured_at, id) WHERE needs_attention;

CREATE INDEX capture_issues_refunds ON public.capture_issues USING btree (captured_at, id) INCLUDE (needs_attention) WHERE is_refund;

CREATE INDEX cart_rows_by_added ON public.cart_rows USING btree (added_at, id);

CREATE INDEX cart_rows_by_product ON public.cart_rows USING btree (product_id, id);

CREATE INDEX customer_notes_of_user ON public.customer_notes USING btree (user_id, written_at, id);

CREATE INDEX daily_product_sales_by_quantity ON public.daily_product_sales USING btree (day, quantity, product_id);

CREATE INDEX daily_product_sales_of_product ON public.daily_product_sales USING btree (product_id, day) INCLUDE (quantity, amount);

CREATE INDEX images_by_owner ON public.images USING btree (owner_id, created_at) INCLUDE (bytes) WHERE (owner_id IS NOT NULL);

CREATE INDEX images_by_uploader_address ON public.images USING btree (uploader_address, created_at) INCLUDE (bytes) WHERE (uploader_address IS NOT NULL);

CREATE INDEX mails_by_age ON public.mails USING btree (created_at);

CREATE INDEX mails_by_sender ON public.mails USING btree (sender_id, claimed_at) WHERE (sender_id IS NOT NULL);

CREATE INDEX mails_by_unverified_recipient ON public.mails USING btree (unverified_recipient, claimed_at) WHERE (unverified_recipient IS NOT NULL);

CREATE INDEX mails_deferred ON public.mails USING btree (next_try_at, created_at) WHERE (state = 'deferred'::mail_state);

CREATE UNIQUE INDEX mails_of_alert ON public.mails USING btree (alert_id) WHERE (alert_id IS NOT NULL);

CREATE UNIQUE INDEX mails_once_each ON public.mails USING btree (order_id, kind, COALESCE(payment_id, ''::text), COALESCE((return_id)::text, ''::text));

CREATE INDEX mails_sending ON public.mails USING btree (claimed_at) WHERE (state = 'sending'::mail_state);

CREATE INDEX mails_waiting ON public.mails USING btree (next_try_at) WHERE (state = 'waiting'::mail_state);

CREATE INDEX mismatched_captures_of_order ON public.mismatched_captures USING btree (order_id);

CREATE INDEX mismatched_captures_pending ON public.mismatched_captures USING btree (id) WHERE ((refunded_at IS NULL) AND (accepted_at IS NULL));

CREATE INDEX mismatched_captures_resolved ON public.mismatched_captures USING btree (id) WHERE ((refunded_at IS NOT NULL) OR (accepted_at IS NOT NULL));

CREATE INDEX order_items_by_product ON public.order_items USING btree (product_id);

CREATE INDEX order_items_by_uploaded_image ON public.order_items USING btree (image) WHERE (image ~~ '/uploads/%'::text);

CREATE INDEX order_items_search ON public.order_items USING gin (lower(name) gin_trgm_ops);

CREATE INDEX order_notes_of_order ON public.order_notes USING btree (order_id, written_at, id);

CREATE INDEX orders_awaiting_review_of_user ON public.orders USING btree (user_id, delivered_at, id) WHERE ((deleted_at IS NULL) AND (status = 'Delivered'::order_status) AND (customer_review IS NULL));

CREATE INDEX orders_by_due ON public.orders USING btree (deliver_by, id) INCLUDE (status, payment, risk_flag, district, placed_at) WHERE (deleted_at IS NULL);

CREATE INDEX orders_by_email ON public.orders USING btree (email COLLATE "C", id) INCLUDE (status, payment, risk_flag, district, placed_at) WHERE (deleted_at IS NULL);

CREATE INDEX orders_by_name ON public.orders USING btree (name_key COLLATE "C", id) INCLUDE (status, payment, risk_flag, district, placed_at) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX orders_by_number ON public.orders USING btree (order_number);

CREATE INDEX orders_by_paid_at ON public.orders USING btree (paid_at, id) INCLUDE (status, payment, risk_flag, district, placed_at) WHERE (deleted_at IS NULL);

CREATE INDEX orders_by_payment ON public.orders USING btree (payment, id) INCLUDE (status, risk_flag, district, placed_at) WHERE (deleted_at IS NULL);

CREATE INDEX orders_by_placed ON public.orders USING btree (placed_at, id) INCLUDE (status, payment, risk_flag, district) WHERE (deleted_at IS NULL);

CREATE INDEX orders_by_review_photo ON public.orders USING gin (review_photos) WHERE (review_photos <> '{}'::text[]);

CREATE INDEX orders_by_status ON public.orders USING btree (status, placed_at, id) INCLUDE (payment, risk_flag, district, deliver_by) WHERE (deleted_at IS NULL);

CREATE INDEX orders_by_total ON public.orders USING btree (total_amount, id) INCLUDE (status, payment, risk_flag, district, placed_at) WHERE (deleted_at IS NULL);

CREATE INDEX orders_cancelled_of_user ON public.orders USING btree (user_id, placed_at, id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX orders_deleted_paid ON public.orders USING btree (transaction_id) WHERE ((deleted_at IS NOT NULL) AND (transaction_id IS NOT NULL));

CREATE INDEX orders_flagged ON public.orders USING btree (placed_at, id) INCLUDE (status, payment, district) WHERE ((deleted_at IS NULL) AND risk_flag);

CREATE INDEX orders_of_user ON public.orders USING btree (user_id, placed_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX orders_pending_due ON public.orders USING btree (deliver_by, id) INCLUDE (status, payment, risk_flag, district, placed_at) WHERE ((deleted_at IS NULL) AND (status = 'Pending'::order_status) AND (deliver_by IS NOT NULL));

CREATE INDEX orders_reviewed ON public.orders USING btree (placed_at, id) INCLUDE (status, payment, risk_flag, district) WHERE ((deleted_at IS NULL) AND (customer_review IS NOT NULL));

CREATE INDEX orders_reviewed_of_user ON public.orders USING btree (user_id, review_added, id) WHERE ((deleted_at IS NULL) AND (customer_review IS NOT NULL));

CREATE INDEX orders_search ON public.orders USING gin (search_text gin_trgm_ops) WHERE (deleted_at IS NULL);

CREATE INDEX orders_without_number ON public.orders USING btree (id) WHERE (order_number IS NULL);

CREATE INDEX payment_attempts_due ON public.payment_attempts USING btree (next_check_at) WHERE (next_check_at IS NOT NULL);

CREATE UNIQUE INDEX payment_attempts_one_open ON public.payment_attempts USING btree (order_id) WHERE (state = 'open'::payment_state);

CREATE UNIQUE INDEX payment_attempts_one_paid ON public.payment_attempts USING btree (order_id) WHERE (state = 'paid'::payment_state);

CREATE INDEX payment_attempts_refund_due ON public.payment_attempts USING btree (order_id) WHERE ((state = 'duplicate'::payment_state) AND (refunded_at IS NULL) AND (accepted_at IS NULL));

CREATE INDEX payment_attempts_resolved ON public.payment_attempts USING btree (tran_id) WHERE ((refunded_at IS NOT NULL) OR (accepted_at IS NOT NULL));

CREATE INDEX payment_attempts_to_check ON public.payment_attempts USING btree (tran_id) WHERE ((captured_at IS NOT NULL) AND (refunded_at IS NULL) AND (accepted_at IS NULL) AND ((state = 'duplicate'::payment_state) OR (risk_level <> 0)));

CREATE INDEX product_alerts_of_user ON public.product_alerts USING btree (user_id);

CREATE UNIQUE INDEX product_alerts_open ON public.product_alerts USING btree (product_id, user_id, kind) WHERE (served_at IS NULL);

CREATE INDEX product_alerts_served ON public.product_alerts USING btree (served_at) WHERE (served_at IS NOT NULL);

CREATE INDEX product_imports_by_admin ON public.product_imports USING btree (admin_id);

CREATE INDEX product_imports_by_time ON public.product_imports USING btree (created_at);

CREATE INDEX product_reviews_by_stars ON public.product_reviews USING btree (product_id, stars, review_added, order_id) WHERE (stars IS NOT NULL);

CREATE INDEX product_reviews_of_order ON public.product_reviews USING btree (order_id);

CREATE INDEX product_search_popularity ON public.product_search USING btree (sold, created_at, product_id);

CREATE INDEX product_search_words ON public.product_search USING gin (words) WITH (fastupdate=off);

CREATE INDEX products_by_category ON public.products USING btree (category_key, id) INCLUDE (in_stock, effective_price, discount_price) WHERE (deleted_at IS NULL);

CREATE INDEX products_by_effective_price ON public.products USING btree (effective_price, id) INCLUDE (deleted_at, category_key, in_stock, discount_price);

CREATE INDEX products_by_image ON public.products USING gin (images);

CREATE INDEX products_by_name ON public.products USING btree (name_key COLLATE "C", id) INCLUDE (deleted_at, category_key, in_stock, effective_price, discount_price);

CREATE INDEX products_by_popularity ON public.products USING btree (sold, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX products_by_price ON public.products USING btree (price, id) INCLUDE (category_key, in_stock, effective_price, discount_price) WHERE (deleted_at IS NULL);

CREATE INDEX products_by_sold ON public.products USING btree (sold, id) INCLUDE (category_key, in_stock, effective_price, discount_price) WHERE (deleted_at IS NULL);

CREATE INDEX products_by_stock ON public.products USING btree (in_stock, id) INCLUDE (category_key, effective_price, discount_price) WHERE (deleted_at IS NULL);

CREATE INDEX products_name_trigrams ON public.products USING gin (name_key gin_trgm_ops);

CREATE INDEX products_newest ON public.products USING btree (created_at, id) INCLUDE (category_key, in_stock, effective_price, discount_price) WHERE (deleted_at IS NULL);

CREATE INDEX products_of_category ON public.products USING btree (category_key, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX products_of_category_by_price ON public.products USING btree (category_key, effective_price, id) WHERE (deleted_at IS NULL);

CREATE INDEX products_of_category_by_sold ON public.products USING btree (category_key, sold, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX products_of_category_by_stars ON public.products USING btree (category_key, star_score(star_counts), sold, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX products_of_family ON public.products USING btree (family, category_key, id) WHERE ((deleted_at IS NULL) AND (family <> ''::text));

CREATE INDEX products_search_text ON public.products USING gin (search_text gin_trgm_ops) WHERE (deleted_at IS NULL);

CREATE INDEX rate_limits_by_end ON public.rate_limits USING btree (ends_at);

CREATE INDEX refund_requests_due ON public.refund_requests USING btree (next_check_at) WHERE (state = 'requested'::refund_state);

CREATE INDEX refund_requests_of_payment ON public.refund_requests USING btree (payment_id, requested_at);

CREATE UNIQUE INDEX refund_requests_one ON public.refund_requests USING btree (payment_id) WHERE (state <> 'failed'::refund_state);

CREATE INDEX return_requests_by_answer ON public.return_requests USING btree (answered_at, id);

CREATE INDEX return_requests_by_state ON public.return_requests USING btree (state, requested_at, id);

CREATE INDEX return_requests_by_time ON public.return_requests USING btree (requested_at, id);

CREATE INDEX return_requests_of_item ON public.return_requests USING btree (order_id, product_id, requested_at);

CREATE UNIQUE INDEX return_requests_one_open ON public.return_requests USING btree (order_id, product_id) WHERE (state = 'open'::return_state);

CREATE INDEX return_requests_photos ON public.return_requests USING gin (photos);

CREATE INDEX saved_views_of_owner ON public.saved_views USING btree (owner_id, table_name);

CREATE UNIQUE INDEX saved_views_private_name ON public.saved_views USING btree (owner_id, table_name, lower(NORMALIZE(name))) WHERE (NOT is_shared);

CREATE UNIQUE INDEX saved_views_shared_name ON public.saved_views USING btree (table_name, lower(NORMALIZE(name))) WHERE is_shared;

CREATE INDEX search_words_completions ON public.search_words USING btree (pair_start, word);

CREATE INDEX search_words_initials ON public.search_words USING btree ("left"(word, 1));

CREATE INDEX search_words_readings ON public.search_words USING btree (reading, is_term);

CREATE INDEX search_words_sounds ON public.search_words USING btree (sound);

CREATE INDEX search_words_trigrams ON public.search_words USING gin (word gin_trgm_ops) WITH (fastupdate=off);

CREATE INDEX sessions_by_expiry ON public.sessions USING btree (expires_at);

CREATE INDEX sessions_by_user ON public.sessions USING btree (user_id);

CREATE INDEX users_by_account_created ON public.users USING btree (account_created_at, id) INCLUDE (role) WHERE (deleted_at IS NULL);

CREATE INDEX users_by_created ON public.users USING btree (created_at, id) INCLUDE (role, account_created_at) WHERE (deleted_at IS NULL);

CREATE INDEX users_by_email ON public.users USING btree (email COLLATE "C", id) INCLUDE (role, account_created_at) WHERE (deleted_at IS NULL);

CREATE INDEX users_by_last_login ON public.users USING btree (last_login_at, id) INCLUDE (role, account_created_at) WHERE (deleted_at IS NULL);

CREATE INDEX users_by_name ON public.users USING btree (name_key COLLATE "C", id) INCLUDE (role, account_created_at) WHERE (deleted_at IS NULL);

CREATE INDEX users_by_role ON public.users USING btree (role, created_at, id) INCLUDE (account_created_at) WHERE (deleted_at IS NULL);

CREATE INDEX users_by_uploaded_photo ON public.users USING btree (photo) WHERE (photo ~~ '/uploads/%'::text);

CREATE UNIQUE INDEX users_email_key ON public.users USING btree (email) WHERE (deleted_at IS NULL);

CREATE INDEX users_search ON public.users USING gin (search_text gin_trgm_ops) WHERE (deleted_at IS NULL);

CREATE INDEX users_to_disable ON public.users USING btree (disable_account_at) WHERE (disable_account_at IS NOT NULL);

create view captures as
 SELECT c.id,
    c.attempt_id,
    c.transaction_id,
    c.order_id,
    c.kind,
    c.val_id,
    c.bank_tran_id,
    c.amount,
    c.currency,
    c.risk_level,
    c.reason,
    c.captured_at,
    c.refunded_at,
    c.refund_reference,
        CASE
            WHEN (r.state = 'requested'::refund_state) THEN now()
            ELSE c.refund_claimed_at
        END AS refund_requested_at,
    c.accepted_at,
    ((c.reason IS NOT NULL) AND (c.refunded_at IS NULL) AND (c.accepted_at IS NULL) AND (r.state IS DISTINCT FROM 'requested'::refund_state)) AS needs_attention,
    r.id AS refund_id,
    r.state AS refund_state,
    r.reference AS requested_reference,
    r.requested_at AS refund_started_at,
    r.failure AS refund_failure
   FROM (( SELECT a.tran_id AS id,
            a.tran_id AS attempt_id,
            COALESCE((a.facts ->> 'capturedFor'::text), a.tran_id) AS transaction_id,
            a.order_id,
            a.kind,
            a.val_id,
            a.bank_tran_id,
            (a.amount)::numeric(14,2) AS amount,
            a.currency,
            a.risk_level,
            r_1.reason,
            a.captured_at,
            a.refunded_at,
            a.refund_reference,
            ((a.facts ->> 'refundRequestedAt'::text))::timestamp with time zone AS refund_claimed_at,
                CASE
                    WHEN (a.accepted_reason = r_1.reason) THEN a.accepted_at
                    ELSE NULL::timestamp with time zone
                END AS accepted_at
           FROM ((payment_attempts a
             JOIN orders o ON ((o.id = a.order_id)))
             CROSS JOIN LATERAL ( SELECT
                        CASE
                            WHEN (a.state = 'duplicate'::payment_state) THEN 'duplicate'::text
                            WHEN (o.deleted_at IS NOT NULL) THEN 'orderDeleted'::text
                            WHEN (a.risk_level <> 0) THEN 'risky'::text
                            ELSE NULL::text
                        END AS reason) r_1)
          WHERE (a.captured_at IS NOT NULL)
        UNION ALL
         SELECT mismatched_captures.id,
            mismatched_captures.attempt_id,
            mismatched_captures.attempt_id,
            mismatched_captures.order_id,
            'gateway'::payment_kind,
            mismatched_captures.val_id,
            mismatched_captures.bank_tran_id,
            mismatched_captures.amount,
            mismatched_captures.currency,
            mismatched_captures.risk_level,
            mismatched_captures.reason,
            mismatched_captures.captured_at,
            mismatched_captures.refunded_at,
            mismatched_captures.refund_reference,
            ((mismatched_captures.facts ->> 'refundRequestedAt'::text))::timestamp with time zone AS timestamptz,
            mismatched_captures.accepted_at
           FROM mismatched_captures) c
     LEFT JOIN LATERAL ( SELECT refund_requests.id,
            refund_requests.payment_id,
            refund_requests.order_id,
            refund_requests.state,
            refund_requests.reference,
            refund_requests.requested_at,
            refund_requests.resolved_at,
            refund_requests.failure,
            refund_requests.checks,
            refund_requests.next_check_at
           FROM refund_requests
          WHERE (refund_requests.payment_id = c.id)
          ORDER BY refund_requests.requested_at DESC, refund_requests.id DESC
         LIMIT 1) r ON (true));

create view current_capture_issues as
 SELECT c.id,
    c.order_id,
    o.placed_at,
    c.captured_at,
    shop_day(
        CASE c.reason
            WHEN 'orderDeleted'::text THEN GREATEST(c.captured_at, o.deleted_at)
            ELSE c.captured_at
        END) AS due_from,
    (c.reason <> 'risky'::text) AS is_refund,
    c.needs_attention
   FROM (captures c
     JOIN orders o ON ((o.id = c.order_id)))
  WHERE (c.reason IS NOT NULL);

create view current_daily_stats as
 SELECT daily_stats.day,
    daily_stats.status,
    daily_stats.payment,
    daily_stats.risk_flag,
    daily_stats.orders,
    daily_stats.amount
   FROM daily_stats
UNION ALL
 SELECT pending_order_stats.day,
    pending_order_stats.status,
    pending_order_stats.payment,
    pending_order_stats.risk_flag,
    pending_order_stats.orders,
    pending_order_stats.amount
   FROM pending_order_stats;

create view current_order_stats as
 SELECT order_stats.day,
    order_stats.district,
    order_stats.status,
    order_stats.payment,
    order_stats.risk_flag,
    order_stats.orders,
    order_stats.amount
   FROM order_stats
UNION ALL
 SELECT pending_order_stats.day,
    pending_order_stats.district,
    pending_order_stats.status,
    pending_order_stats.payment,
    pending_order_stats.risk_flag,
    pending_order_stats.orders,
    pending_order_stats.amount
   FROM pending_order_stats;

create view current_product_reviews as
 SELECT i.product_id,
    o.review_added,
    o.id AS order_id
   FROM ((orders o
     JOIN users u ON (((u.id = o.user_id) AND (u.deleted_at IS NULL))))
     JOIN order_items i ON ((i.order_id = o.id)))
  WHERE ((o.customer_review IS NOT NULL) AND (NOT o.review_hidden) AND (o.deleted_at IS NULL));

create view current_row_counts as
 SELECT row_counts.table_name,
    row_counts.rows
   FROM row_counts
UNION ALL
 SELECT pending_row_counts.table_name,
    pending_row_counts.rows
   FROM pending_row_counts;

create view payment_issues as
 SELECT c.id,
    c.attempt_id,
    c.transaction_id,
    c.order_id,
    c.kind,
    c.val_id,
    c.bank_tran_id,
    c.amount,
    c.currency,
    c.risk_level,
    c.reason,
    c.captured_at,
    c.refunded_at,
    c.refund_reference,
    c.refund_requested_at,
    c.accepted_at,
    c.needs_attention,
    c.refund_id,
    c.refund_state,
    c.requested_reference,
    c.refund_started_at,
    c.refund_failure
   FROM (capture_issues i
     CROSS JOIN LATERAL ( SELECT captures.id,
            captures.attempt_id,
            captures.transaction_id,
            captures.order_id,
            captures.kind,
            captures.val_id,
            captures.bank_tran_id,
            captures.amount,
            captures.currency,
            captures.risk_level,
            captures.reason,
            captures.captured_at,
            captures.refunded_at,
            captures.refund_reference,
            captures.refund_requested_at,
            captures.accepted_at,
            captures.needs_attention,
            captures.refund_id,
            captures.refund_state,
            captures.requested_reference,
            captures.refund_started_at,
            captures.refund_failure
           FROM captures
          WHERE (captures.id = i.id)
         OFFSET 0) c)
  WHERE i.needs_attention;

create view refunds as
 SELECT c.id,
    c.attempt_id,
    c.transaction_id,
    c.order_id,
    c.kind,
    c.val_id,
    c.bank_tran_id,
    c.amount,
    c.currency,
    c.risk_level,
    c.reason,
    c.captured_at,
    c.refunded_at,
    c.refund_reference,
    c.refund_requested_at,
    c.accepted_at,
    c.needs_attention,
    c.refund_id,
    c.refund_state,
    c.requested_reference,
    c.refund_started_at,
    c.refund_failure
   FROM (capture_issues i
     CROSS JOIN LATERAL ( SELECT captures.id,
            captures.attempt_id,
            captures.transaction_id,
            captures.order_id,
            captures.kind,
            captures.val_id,
            captures.bank_tran_id,
            captures.amount,
            captures.currency,
            captures.risk_level,
            captures.reason,
            captures.captured_at,
            captures.refunded_at,
            captures.refund_reference,
            captures.refund_requested_at,
            captures.accepted_at,
            captures.needs_attention,
            captures.refund_id,
            captures.refund_state,
            captures.requested_reference,
            captures.refund_started_at,
            captures.refund_failure
           FROM captures
          WHERE (captures.id = i.id)
         OFFSET 0) c)
  WHERE i.is_refund;

CREATE OR REPLACE FUNCTION public.add_pending_active_count()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into pending_row_counts
    select tg_table_name, count(*) from new_rows where deleted_at is null having count(*) > 0;
  elsif tg_op = 'DELETE' then
    insert into pending_row_counts
    select tg_table_name, -count(*) from old_rows where deleted_at is null having count(*) > 0;
  else
    insert into pending_row_counts values (tg_table_name, case when new.deleted_at is null then 1 else -1 end);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.add_pending_alerts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into pending_alerts (product_id)
  select new.id where exists (select from product_alerts where product_id = new.id and served_at is null);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.add_pending_issue_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then
    insert into pending_row_counts
    select list, -count(*) from old_rows, lateral lists_of_issue(needs_attention, is_refund) as list group by list;
  end if;
  if tg_op <> 'DELETE' then
    insert into pending_row_counts
    select list, count(*) from new_rows, lateral lists_of_issue(needs_attention, is_refund) as list group by list;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.add_pending_order_stats()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then
    insert into pending_order_stats
    select shop_day(placed_at), district, status, payment, risk_flag, -count(*), -sum(total_amount)
    from old_orders where deleted_at is null group by 1, 2, 3, 4, 5;
  end if;
  if tg_op <> 'DELETE' then
    insert into pending_order_stats
    select shop_day(placed_at), district, status, payment, risk_flag, count(*), sum(total_amount)
    from new_orders where deleted_at is null group by 1, 2, 3, 4, 5;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.add_pending_reviewed_count()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into pending_row_counts
  values ('reviewed_orders', case when new.customer_review is not null and new.deleted_at is null then 1 else -1 end);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.add_pending_row_count()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into pending_row_counts select tg_table_name, count(*) from new_rows having count(*) > 0;
  else
    insert into pending_row_counts select tg_table_name, -count(*) from old_rows having count(*) > 0;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.add_pending_stars()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed product_reviews := case tg_op when 'DELETE' then old else new end;
begin
  insert into pending_stars (product_id, stars, change)
  values (changed.product_id, changed.stars, case tg_op when 'DELETE' then -1 else 1 end);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.at_least(parts text[], min_parts integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case min_parts
    when cardinality(parts) then '(' || array_to_string(parts, ') & (') || ')'
    when 1 then '(' || array_to_string(parts, ') | (') || ')'
    else (
      select string_agg('(' || one || ') & (' || other || ')', ' | ')
      from unnest(parts) with ordinality as first (one, i), unnest(parts) with ordinality as second (other, j)
      where i < j
    )
  end
$function$;

CREATE OR REPLACE FUNCTION public.category_words(category text)
 RETURNS text[]
 LANGUAGE sql
 STABLE
AS $function$
  select split_words(category) || split_words(coalesce(
    (select words from category_synonyms where category_key = lower(category)), ''
  ))
$function$;

CREATE OR REPLACE FUNCTION public.check_cart_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  user_created timestamptz;
begin
  select created_at into user_created from users where id = new.user_id and deleted_at is null for share;
  if not found then
    raise exception 'the user is deleted' using errcode = 'JT005';
  end if;
  new.added_at := greatest(
    new.added_at,
    user_created,
    (select max(placed_at) from orders where user_id = new.user_id and deleted_at is null),
    (select max(placed_at) from orders where user_id = new.user_id and deleted_at is not null)
  );
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.check_new_items()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
  -- Orders of a demo come with their reviews.
  if exists (select from orders where id in (select order_id from new_items) and customer_review is not null) then
    perform refresh_product_reviews(array(select distinct order_id from new_items));
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.check_order_has_items()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from order_items where order_id = new.id) then
    raise exception 'an order has an item' using errcode = 'JT004';
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.check_payment_applied()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  applied text;
  recorded text;
  the_order uuid := to_jsonb(new) ->> tg_argv[0];
begin
  select tran_id into applied from payment_attempts where order_id = the_order and state = 'paid';
  select transaction_id into recorded from orders where id = the_order;
  if applied is distinct from recorded then
    raise exception 'an order is paid exactly where one attempt is applied to it' using errcode = 'JT004';
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.check_session()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  owner users;
begin
  select * into owner from users where id = new.user_id and deleted_at is null for share;
  if not found then
    raise exception 'the user is deleted' using errcode = 'JT005';
  end if;
  if owner.email_verified and not new.email_verified then
    raise exception 'the address has been verified since' using errcode = 'JT006';
  end if;
  if new.token_issued_at < owner.tokens_valid_from then
    raise exception 'the password has been changed since' using errcode = 'JT021';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.clear_return_requests()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update return_requests
  set details = '', photos = '{}',
    closed_at = case when state = 'open' then now() else closed_at end,
    state = case when state = 'open' then 'withdrawn' else state end
  where order_id in (select id from orders where user_id = new.id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.count_pending_sales(max_products integer, max_rows integer)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  has_more boolean;
begin
  if not pg_try_advisory_xact_lock(hashtext('jontro.count_sales')) then return false; end if;
  with batch as (
    select product_id from (select product_id from pending_sales limit max_rows) as oldest
    group by product_id limit max_products
  ),
  -- Nothing else deletes or updates these rows, so their physical addresses stay valid.
  taken as (
    delete from pending_sales
    where ctid = any (array(
      select ctid from pending_sales where product_id in (select product_id from batch) limit max_rows
    ))
    returning product_id, quantity, day, amount, is_bulk_load
  ),
  by_day as (
    insert into daily_product_sales as stats (day, product_id, quantity, amount)
    select day, product_id, sum(quantity)::integer, sum(amount) from taken where day is not null group by day, product_id
    on conflict (day, product_id) do update
    set quantity = stats.quantity + excluded.quantity, amount = stats.amount + excluded.amount
  ),
  sums as (
    select product_id, sum(quantity)::integer as quantity from taken where not is_bulk_load group by product_id
  ),
  -- In the order of their IDs, as edits of many products do.
  locked as materialized (
    select id from products where id in (select product_id from sums) order by id for no key update
  ),
  updated as (
    update products set sold = sold + sums.quantity
    from locked join sums on sums.product_id = locked.id
    where products.id = locked.id
  )
  select count(*) >= max_rows or count(distinct product_id) >= max_products into has_more from taken;
  return has_more;
end
$function$;

CREATE OR REPLACE FUNCTION public.count_pending_stars(max_rows integer)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  has_more boolean;
  tags text[];
begin
  if not pg_try_advisory_xact_lock(hashtext('jontro.count_stars')) then return false; end if;
  with taken as (
    delete from pending_stars where ctid = any (array(select ctid from pending_stars limit max_rows)) returning *
  ),
  changed as (
    select product_id, array[
      coalesce(sum(change) filter (where stars = 1), 0),
      coalesce(sum(change) filter (where stars = 2), 0),
      coalesce(sum(change) filter (where stars = 3), 0),
      coalesce(sum(change) filter (where stars = 4), 0),
      coalesce(sum(change) filter (where stars = 5), 0)
    ]::integer[] as counts
    from taken group by product_id
  ),
  -- In the order of their IDs, as admins do.
  locked as materialized (
    select id from products where id in (select product_id from taken) order by id for no key update
  ),
  updated as (
    update products p
    set star_counts = array(
      select before + more from unnest(p.star_counts, changed.counts) with ordinality as pair (before, more, number) order by number
    )
    from locked join changed on changed.product_id = locked.id
    where p.id = locked.id
    returning p.id
  )
  select (select count(*) >= max_rows from taken), array(select 'Product/' || id from updated) into has_more, tags;
  if cardinality(tags) > 0 then perform notify_change(tags, null); end if;
  return has_more;
end
$function$;

CREATE OR REPLACE FUNCTION public.delete_alerts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_table_name = 'users' then
    delete from product_alerts where user_id = new.id;
  else
    delete from product_alerts where product_id = new.id and served_at is null;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.delete_sessions_and_cart()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from sessions where user_id = new.id;
  delete from cart_rows where user_id = new.id;
  delete from addresses where user_id = new.id;
  delete from customer_notes where user_id = new.id;
  update orders set review_photos = '{}' where user_id = new.id and review_photos <> '{}';
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.fill_order_numbers(max_rows integer)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  filled integer;
begin
  perform set_config('jontro.bulk_load', 'on', true);
  update orders set order_number = new_order_number()
  where id in (select id from orders where order_number is null order by id limit max_rows for update skip locked);
  get diagnostics filled = row_count;
  return filled >= max_rows;
end
$function$;

CREATE OR REPLACE FUNCTION public.find_best_sellers(first_day date, last_day date, max_products integer)
 RETURNS TABLE(product_id uuid, quantity integer, amount numeric)
 LANGUAGE plpgsql
 STABLE ROWS 10
AS $function$
declare
  max_of_day constant integer := 60;
  max_candidates constant integer := 5 * max_products;
  candidates uuid[];
  max_of_others bigint;
  ids uuid[];
  quantities integer[];
  amounts numeric[];
begin
  with best_of_days as materialized (
    select best.ids, best.quantities, coalesce(best.quantities[max_of_day], 0) as last
    from generate_series(0, last_day - first_day) as number
    cross join lateral (
      select array_agg(d.product_id) as ids, array_agg(d.quantity) as quantities
      from (
        select s.product_id, s.quantity from daily_product_sales s where s.day = first_day + number
        order by s.quantity desc limit max_of_day
      ) as d
    ) as best
  ),
  -- How much more may have been ordered of a product than of one that was not read.
  best as (
    select d.id, sum(d.quantity - b.last) as more
    from best_of_days b, unnest(b.ids, b.quantities) as d (id, quantity)
    group by d.id order by more desc limit max_candidates
  )
  select array_agg(id), (select sum(last) from best_of_days) + coalesce((array_agg(more))[max_candidates], 0)
  into candidates, max_of_others from best;
  select array_agg(best.product_id), array_agg(best.quantity), array_agg(best.amount) into ids, quantities, amounts
  from (
    select d.product_id, sum(d.quantity)::integer as quantity, sum(d.amount) as amount
    from daily_product_sales d where d.product_id = any (candidates) and d.day between first_day and last_day
    group by d.product_id order by 2 desc, 3 desc, 1 limit max_products
  ) as best;
  if quantities[max_products] > max_of_others then
    return query select * from unnest(ids, quantities, amounts);
    return;
  end if;
  return query
    select d.product_id, sum(d.quantity)::integer, sum(d.amount)
    from daily_product_sales d where d.day between first_day and last_day
    group by d.product_id order by 2 desc, 3 desc, 1 limit max_products;
end
$function$;

CREATE OR REPLACE FUNCTION public.find_products(search_query text, max_hits integer, max_count integer, is_exact boolean DEFAULT false, filter text DEFAULT ''::text, OUT hits uuid[], OUT total integer, OUT corrected text)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  max_completions constant integer := 40;
  pair_starts constant smallint[] := array(select generate_series(0, 39));
  words text[] := query_words(search_query);
  spelt text[] := words;
  given text;
  readings text[];
  readings_before text[];
  meant text[];
  features text[];
  completions text[];
  joined text;
  nearest_word text;
  flat text;
  is_word boolean;
  is_known boolean;
  is_pair boolean;
  -- For each word, or each pair of words that are one: in the name, anywhere, at the beginning of a word of the name, of any word.
  named text[] := '{}';
  anywhere text[] := '{}';
  name_begins text[] := '{}';
  begins text[] := '{}';
  is_broad boolean[] := '{}';
  is_certain boolean[] := '{}';
  kept integer[];
  last integer := 0;
  has_matches boolean;
begin
  hits := '{}';
  total := 0;
  if cardinality(words) = 0 then return; end if;
  for i in 1 .. cardinality(words) loop
    given := words[i];
    readings := to_readings(given);

    -- Two words that are a term of their own, or that a product writes as one.
    flat := null;
    joined := null;
    if readings_before is not null then
      select
        string_agg(array_to_string(s.meaning, '|'), '|') filter (
          where s.is_term and length(s.sound) > 2 and s.sound = any (pair_sounds)
            and levenshtein(s.reading, readings_before[1] || readings[1]) <= length(s.reading) / 3
        ),
        (array_agg(s.word order by s.word = words[i - 1] || given desc, length(s.word), s.word) filter (
          where not s.is_term and (
            s.word = words[i - 1] || given
            or length(s.sound) > 3 and s.sound = to_sound(readings_before[1] || readings[1])
              and levenshtein(s.reading, readings_before[1] || readings[1]) <= length(s.reading) / 4
          )
        ))[1]
      into flat, joined
      from (
        select array(select to_sound(before || reading) from unnest(readings_before) as before, unnest(readings) as reading) as pair_sounds
      ) as pair, search_words s
      where s.sound = any (pair_sounds) or s.word = words[i - 1] || given;
    end if;
    is_pair := flat is not null;
    if is_pair then
      is_known := true;
      joined := null;
      -- The first is misspelt only if it is read as its correction is: 'saund' of 'saund box', but not 'tebil' of 'tebil ghori'.
      if to_reading(spelt[i - 1]) <> readings_before[1] then spelt[i - 1] := words[i - 1]; end if;
      given := left(words[i - 1] || given, 40);
      meant := string_to_array(flat, '|');
      completions := null;
    else
      last := last + 1;
      select count(*) > 0, string_agg(array_to_string(s.meaning, '|'), '|') filter (where s.is_term)
        into is_known, flat from search_words s where s.word = given;
      if flat is not null then
        meant := string_to_array(flat, '|');
      else
        meant := array(
          select distinct unnest(s.meaning) from search_words s where s.reading = any (readings) and s.is_term
        );
      end if;
      -- What two joined words begin with is the first of them, which each of their products has too.
      completions := array(
        select distinct s.word from search_words s
        where s.pair_start = any (pair_starts[1:length(given)]) and s.word > given and s.word < given || chr(1114111)
        limit max_completions + 1
      );
      is_word := is_known or cardinality(completions) > 0
        or exists (select from product_search s where s.words @@ ('''*' || given || '''')::tsquery);
      is_known := is_word or cardinality(meant) > 0;
      if not is_known and not is_exact then
        select guess.meant, guess.nearest_word into meant, nearest_word from guess_meaning(given, readings) as guess;
        spelt[i] := coalesce(nearest_word, given);
      elsif given ~ '[ঀ-৿]' then
        meant := meant || array(
          select s.word from search_words s
          where s.sound = to_sound(readings[1]) and length(s.sound) > 1
            and levenshtein(s.reading, readings[1]) <= (length(readings[1]) - 1) / 3
        );
      elsif not is_word then
        -- The English word that a Bengali term is in other letters: 'watch' for 'wach'.
        spelt[i] := coalesce((
          select word from unnest(meant) as word
          where to_sound(to_reading(word)) = to_sound(readings[1])
          order by levenshtein(word, given), word
          limit 1
        ), given);
      end if;
    end if;
    -- Alternatives that come after the others, and words that are looked up in the features.
    flat := array_to_string(meant, '|');
    features := array[given];
    is_broad[last] := coalesce(cardinality(completions) > max_completions, false);
    if is_broad[last] or completions is null then
      begins[last] := '''' || given || ''':*';
    else
      begins[last] := '''' || array_to_string(given || completions, ''' | ''') || '''';
    end if;
    if strpos(flat, '?') > 0 or strpos(flat, '*') > 0 then
      features := features || array(select substr(word, 2) from unnest(meant) as word where word like '*%');
      begins[last] := begins[last] || coalesce((
        select string_agg(' | ''' || substr(word, 2) || '''', '') from unnest(meant) as word where word like '?%'
      ), '');
      meant := array(select word from unnest(meant) as word where word !~ '^[?*]');
    end if;
    if cardinality(meant) > 0 then
      begins[last] := begins[last] || ' | ''' || array_to_string(meant, ''' | ''') || '''';
    end if;
    begins[last] := begins[last] || ' | ''*' || array_to_string(features, ''' | ''*') || '''';
    meant := given || meant;
    named[last] := '''~' || array_to_string(meant, ''' | ''~') || '''';
    anywhere[last] := '''' || array_to_string(meant, ''' | ''') || '''';
    name_begins[last] := '''~' || given || ''':*';

    if joined is not null and last > 1 then
      named[last - 1] := '(' || named[last - 1] || ') & (' || named[last] || ') | ''~' || joined || '''';
      anywhere[last - 1] := '(' || anywhere[last - 1] || ') & (' || anywhere[last] || ') | ''' || joined || '''';
      name_begins[last - 1] := '(' || name_begins[last - 1] || ' & ' || name_begins[last] || ' | ''~' || joined || ''':*)';
      begins[last - 1] := '(' || begins[last - 1] || ') & (' || begins[last] || ') | ''' || joined || ''':*';
      -- 'power' for 'pauar', if 'bank' follows.
      if not is_certain[last - 1] and right(joined, length(spelt[i])) = spelt[i] then
        spelt[i - 1] := left(joined, -length(spelt[i]));
      end if;
      is_broad[last - 1] := is_broad[last - 1] or is_broad[last];
      last := last - 1;
      is_known := true;
      readings := null;
    end if;
    -- The last word is the thing itself, so it is not left out if it has any meaning.
    is_certain[last] := is_known or i = cardinality(words) and cardinality(meant) > 1;
    readings_before := readings;
  end loop;
  named := named[1:last];
  anywhere := anywhere[1:last];
  name_begins := name_begins[1:last];
  begins := begins[1:last];
  is_broad := is_broad[1:last];

  select * into hits, total
    from rank_matches(begins, named, anywhere, name_begins, is_broad, max_hits, max_count, filter);
  has_matches := total > 0 or (filter <> ''
    and (select found.total > 0 from rank_matches(begins, named, anywhere, name_begins, is_broad, 0, 1) as found));
  if not has_matches and not is_exact then
    kept := array(select i from generate_series(1, last) as i where is_certain[i]);
    if cardinality(kept) between 1 and last - 1 then
      named := array(select named[i] from unnest(kept) as i);
      anywhere := array(select anywhere[i] from unnest(kept) as i);
      name_begins := array(select name_begins[i] from unnest(kept) as i);
      is_broad := array(select is_broad[i] from unnest(kept) as i);
      select * into hits, total from rank_matches(
        array(select begins[i] from unnest(kept) as i), named, anywhere, name_begins, is_broad, max_hits, max_count, filter
      );
      has_matches := total > 0 or (filter <> '' and (
        select found.total > 0
        from rank_matches(array(select begins[i] from unnest(kept) as i), named, anywhere, name_begins, is_broad, 0, 1) as found
      ));
    end if;
    if not has_matches and last > 1 then
      select * into hits, total from rank_partial_matches(begins, max_hits, max_count, filter);
      has_matches := total > 0 or (filter <> ''
        and (select found.total > 0 from rank_partial_matches(begins, 0, 1) as found));
    end if;
  end if;
  if has_matches and not is_exact and spelt <> words then corrected := array_to_string(spelt, ' '); end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.fold_pending_stats(max_rows integer)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  has_more_orders boolean;
  has_more_rows boolean;
begin
  if not pg_try_advisory_xact_lock(hashtext('jontro.fold_stats')) then return false; end if;
  with taken as (
    delete from pending_order_stats where ctid = any (array(select ctid from pending_order_stats limit max_rows)) returning *
  ),
  by_day as (
    insert into daily_stats as stats
    select day, status, payment, risk_flag, sum(orders), sum(amount) from taken group by 1, 2, 3, 4
    having sum(orders) <> 0 or sum(amount) <> 0
    on conflict (day, status, payment, risk_flag) do update
    set orders = stats.orders + excluded.orders, amount = stats.amount + excluded.amount
  ),
  by_district as (
    insert into order_stats as stats
    select day, district, status, payment, risk_flag, sum(orders), sum(amount) from taken group by 1, 2, 3, 4, 5
    having sum(orders) <> 0 or sum(amount) <> 0
    on conflict (day, district, status, payment, risk_flag) do update
    set orders = stats.orders + excluded.orders, amount = stats.amount + excluded.amount
  )
  select count(*) >= max_rows into has_more_orders from taken;
  with taken as (
    delete from pending_row_counts where ctid = any (array(select ctid from pending_row_counts limit max_rows)) returning *
  ),
  by_table as (
    insert into row_counts as counts
    select table_name, sum(rows) from taken group by table_name having sum(rows) <> 0
    on conflict (table_name) do update set rows = counts.rows + excluded.rows
  )
  select count(*) >= max_rows into has_more_rows from taken;
  return has_more_orders or has_more_rows;
end
$function$;

CREATE OR REPLACE FUNCTION public.guard_mismatched_capture()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (old.id, old.order_id, old.attempt_id, old.val_id, old.bank_tran_id, old.amount, old.currency, old.reason, old.captured_at)
     is distinct from (new.id, new.order_id, new.attempt_id, new.val_id, new.bank_tran_id, new.amount, new.currency, new.reason, new.captured_at)
     or (old.refunded_at is not null and new.refunded_at is distinct from old.refunded_at)
     or (old.accepted_at is not null and new.accepted_at is distinct from old.accepted_at) then
    raise exception 'what a capture recorded never changes' using errcode = 'JT003';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.guard_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (old.id, old.email, old.delivery_charge, old.total_amount, old.placed_at)
     is distinct from (new.id, new.email, new.delivery_charge, new.total_amount, new.placed_at) then
    raise exception 'what an order recorded never changes' using errcode = 'JT003';
  end if;
  if old.order_number is not null and new.order_number is distinct from old.order_number then
    raise exception 'an order keeps its number' using errcode = 'JT003';
  end if;
  if (old.status = 'Delivered' or old.deleted_at is not null)
     and (new.packed_at, new.handed_over_at, new.courier, new.tracking_number)
         is distinct from (old.packed_at, old.handed_over_at, old.courier, old.tracking_number) then
    raise exception 'a delivered or cancelled order keeps its steps' using errcode = 'JT002';
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
     and (new.customer_review, new.review_added, new.review_stars)
         is distinct from (old.customer_review, old.review_added, old.review_stars) then
    raise exception 'an order has one review' using errcode = 'JT002';
  end if;
  if old.customer_review is not null and new.review_photos <> '{}' and new.review_photos <> old.review_photos then
    raise exception 'pictures of a review are only removed, all of them' using errcode = 'JT002';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.guard_payment_attempt()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.amount is distinct from (select total_amount from orders where id = new.order_id) then
      raise exception 'an attempt is for the order''s total' using errcode = 'JT004';
    end if;
    return new;
  end if;
  if (old.tran_id, old.order_id, old.amount, old.created_at, old.kind, old.recorded_by)
     is distinct from (new.tran_id, new.order_id, new.amount, new.created_at, new.kind, new.recorded_by)
     or (old.val_id is not null and new.val_id is distinct from old.val_id)
     or (old.refunded_at is not null and new.refunded_at is distinct from old.refunded_at) then
    raise exception 'what an attempt recorded never changes' using errcode = 'JT003';
  end if;
  if old.state <> new.state and (old.state in ('paid', 'duplicate') or new.state = 'open') then
    raise exception 'an attempt goes from % to % never', old.state, new.state using errcode = 'JT002';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.guard_refund_request()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (old.id, old.payment_id, old.order_id, old.requested_at)
     is distinct from (new.id, new.payment_id, new.order_id, new.requested_at)
     or (old.reference is not null and new.reference is distinct from old.reference)
     or old.state <> 'requested' then
    raise exception 'what a refund recorded never changes' using errcode = 'JT003';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.guard_return_request()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (old.id, old.order_id, old.product_id, old.kind, old.reason, old.quantity, old.requested_at)
     is distinct from (new.id, new.order_id, new.product_id, new.kind, new.reason, new.quantity, new.requested_at) then
    raise exception 'what was requested never changes' using errcode = 'JT003';
  end if;
  if new.state <> old.state
     and not (old.state = 'open' and new.state <> 'done' or old.state = 'accepted' and new.state = 'done') then
    raise exception 'a request is answered or withdrawn once' using errcode = 'JT002';
  end if;
  if old.state <> 'open'
     and (new.answer, new.answered_at, new.answered_by) is distinct from (old.answer, old.answered_at, old.answered_by) then
    raise exception 'an answer stays as it is' using errcode = 'JT002';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.guess_meaning(misspelt text, readings text[], OUT meant text[], OUT nearest_word text)
 RETURNS record
 LANGUAGE sql
 STABLE
AS $function$
  with given as (
    select misspelt ~ '[ঀ-৿]' as is_bengali, array(select to_sound(reading) from unnest(readings) as reading) as sounds
  ), found as (
    select s.word, meaning, pair_start, s.reading, s.word ~ '[ঀ-৿]' as in_bengali,
      case when s.sound = any (sounds || (sounds[1] || 's')) then 1 - (case when is_bengali then 0.7 else 0.9 end) * (
        select min(levenshtein(s.reading, reading)::real / greatest(length(s.reading), length(reading))) from unnest(readings) as reading
      ) else 0 end as sound,
      case when wrong <= least(3, (length(misspelt) + 1) / 3)
        then 1 - wrong::real / greatest(length(word), length(misspelt)) else 0 end as letters
    from given, search_words s, levenshtein_less_equal(word, misspelt, 3) as distance, lateral (
      -- Two letters in the wrong order are one mistake.
      select case when distance = 2 and length(word) = length(misspelt) and translate(word, misspelt, '') = ''
        and translate(misspelt, word, '') = '' then 1 else distance end as wrong
    ) as mistakes
    where greatest(length(misspelt), length(readings[1])) > 2 and (
      length(s.sound) > 1 and s.sound = any (sounds || (sounds[1] || 's'))
      or (left(word, 1) = left(misspelt, 1) or not is_bengali and word % misspelt)
        and length(word) between length(misspelt) - 3 and length(misspelt) + 3
    )
  ), nearest as (
    select found.*, greatest(sound, letters, case when is_bengali then 0 else similarity(word, misspelt) end) as closeness
    from found, given
    order by closeness desc, word
    limit 12
  ), likely as (
    select * from (select * from nearest order by closeness desc, word limit 6) as first
    where closeness >= 0.4 and closeness >= 0.88 * (select max(closeness) from nearest)
  ), spellings as (
    select word, letters + 1 - levenshtein(reading, readings[1])::real / greatest(length(reading), length(readings[1])) as closeness
    from nearest, given
    where closeness >= 0.4 and pair_start = 0 and in_bengali = is_bengali
      -- A Bengali word with an ending is no misspelling either.
      and not (is_bengali and exists (select from nearest stem where starts_with(misspelt, stem.word)))
      -- A word in Latin letters that is closer to a Bengali word is no misspelling of an English one, and the other way round. But a
      -- Bengali word with the consonants of a long English one is that one as it sounds.
      and closeness >= (case when sound > 0 and length(reading) > 4 and not is_bengali then 0.7 else 0.9 end)
        * (select coalesce(max(other.closeness), 0) from nearest other where other.in_bengali <> is_bengali)
    order by 2 desc, word
    limit 3
  )
  select
    coalesce((select array_agg(distinct each) from likely, unnest(meaning) as each), '{}'),
    (
      select word from spellings
      where closeness > (select max(closeness) from spellings) - 0.125
      order by closeness + case when (select count(*) from spellings) > 1 then 0.05 * log(1 + (
        -- A common word is found quickest among the most popular products.
        select count(*) from (
          select s.words from product_search s order by s.sold desc, s.created_at desc, s.product_id desc limit 300
        ) as popular
        where popular.words @@ ('''' || word || ''' | ''*' || word || '''')::tsquery
      )) else 0 end desc, word
      limit 1
    )
$function$;

CREATE OR REPLACE FUNCTION public.increment_product_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.index_bengali_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update products set search_text = '' where id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.index_product_price()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update product_search set effective_price = new.effective_price where product_id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.index_product_sales()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update product_search set sold = new.sold where product_id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.index_product_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  old_words text[] := (select tsvector_to_array(words) from product_search where product_id = new.id);
  -- An earlier migration creates this, when products have neither texts in Bengali nor a family yet.
  product jsonb := to_jsonb(new);
  name_words text[] := split_words(new.product_name) || split_words(coalesce(product ->> 'product_name_bn', ''));
  other_words text[] := category_words(new.category) || split_words(coalesce(product ->> 'family', ''));
  new_vector tsvector := to_search_vector(name_words, other_words, split_words(array_to_string(new.key_features, ' / ') || ' / ' || coalesce(product ->> 'key_features_bn', '')));
begin
  if new.deleted_at is not null then
    delete from product_search where product_id = new.id;
  else
    insert into product_search (product_id, words, sold, created_at, effective_price)
      values (new.id, new_vector, new.sold, new.created_at, new.effective_price)
      on conflict (product_id) do update set words = excluded.words where product_search.words <> excluded.words;
    -- Ordered, so that concurrent writers cannot deadlock. Words that are known already are locked, so that nobody deletes them
    -- meanwhile, but not written: how they sound takes longer to find out than all else here.
    with found as (
      select word, min(pair_start) as pair_start
      from (
        select word, 0 as pair_start from unnest(name_words || other_words) as word
        union all
        select left(name_words[i] || name_words[i + 1], 40), length(name_words[i])
        from generate_series(1, cardinality(name_words) - 1) as i
      ) as written
      group by word
    ), known as (
      select s.word from found join search_words s on s.word = found.word and not s.is_term and s.pair_start <= found.pair_start
      order by s.word for key share of s
    )
    insert into search_words as known (word, meaning, pair_start)
      select word, array[word], pair_start from found where word not in (select word from known) order by word
      on conflict (word, is_term) do update set pair_start = excluded.pair_start where known.pair_start > excluded.pair_start;
    old_words := array(select unnest(old_words) except select unnest(tsvector_to_array(new_vector)));
  end if;
  -- A word that no product has any more, for instance a corrected misspelling, is no longer a known word. A common one is found
  -- quickest among the most popular products.
  if cardinality(old_words) > 0 then
    delete from search_words s
      where s.word = any (old_words) and not s.is_term
      and not exists (
        select from (
          select words from product_search order by sold desc, created_at desc, product_id desc limit 300
        ) as popular
        where popular.words @@ to_and_query(array[s.word])
      )
      and not exists (select from product_search where words @@ to_and_query(array[s.word]));
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.is_alert_true(alert product_alerts, product products)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select product.deleted_at is null
    and case alert.kind when 'backInStock' then product.in_stock else product.effective_price < alert.price end
$function$;

CREATE OR REPLACE FUNCTION public.is_bulk_load()
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$ select coalesce(current_setting('jontro.bulk_load', true), '') = 'on' $function$;

CREATE OR REPLACE FUNCTION public.is_filler(word text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select word = any ('{er,r,ar,jonno,jonne,jnno,jonyo,dam,daam,dame,koto,kto,taka,tk,bdt,valo,bhalo,vhalo,valoi,best,top,good,price,prize,cost,rate,bd,
    bangladesh,bangladeshe,in,for,of,with,and,the,a,an,to,on,buy,kinbo,kinte,kinbo,chai,lagbe,dorkar,ekta,akta,akti,offer,online,original,sera,
    wala,oala,kom,der,jontro,jonnow,korar,korte,kora,dewar,debar,deoar,dhora,katar,kata,mapar,shonar,sonar,gaan,banano,bananor,rakhar,dekhar,dekha,chole,
    chele,cheleder,meye,meyeder,notun,kena,kinar,কম,দামে,সস্তা,sosta,cheap,
    এর,র,জন্য,জন্যে,দাম,দামের,কত,টাকা,টাকার,ভালো,ভাল,সেরা,বেস্ট,একটা,একটি,কিনব,কিনবো,কিনতে,চাই,লাগবে,দরকার,বাংলাদেশ,বাংলাদেশে,মূল্য,প্রাইস,অফার,অনলাইন,
    ও,এবং,করা,করার,করতে,দেওয়ার,দেবার,ধরা,কাটার,মাপার,শোনার,গান,বানানোর,বানানো,রাখার,দেখার,ছেলেদের,মেয়েদের,ছেলে,মেয়ে,নতুন,কেনার,যন্ত্র,আর,কোনটা,ram,rom,র্যাম,storage,স্টোরেজ}'::text[])
$function$;

CREATE OR REPLACE FUNCTION public.joined_pairs(words text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(array_agg(left(words[i] || words[i + 1], 40)), '{}')
  from generate_series(1, cardinality(words) - 1) as i
$function$;

CREATE OR REPLACE FUNCTION public.keep_one_admin()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(hashtext('jontro.last_admin'));
  if not exists (select from users where role = 'admin' and id <> old.id) then
    raise exception 'the last admin stays' using errcode = 'JT001';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_used_photos()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from orders o where o.review_photos @> array[old.url] and o.review_photos <> '{}')
    or exists (select from return_requests r where r.photos @> array[old.url])
  then
    return null;
  end if;
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION public.lists_of_issue(needs_attention boolean, is_refund boolean)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select list from (
    values ('open_issues', needs_attention), ('refunds', is_refund), ('open_refunds', is_refund and needs_attention)
  ) as lists (list, has_issue)
  where has_issue
$function$;

CREATE OR REPLACE FUNCTION public.match_filter(min_price numeric, max_price numeric, attributes jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select concat(
    case when coalesce(min_price, max_price) is not null then format(
      ' and s.effective_price >= %s and s.effective_price <= %L::numeric', coalesce(min_price, 0), coalesce(max_price, 'infinity')
    ) end,
    ' and exists (select from products p where p.id = s.product_id and ' || (
      select string_agg(
        case when one_of ->> 0 like 'inStock:%'
          then format('p.in_stock and %L', one_of ? 'inStock:yes')
          else format('p.attributes && %L::text[]', array(select jsonb_array_elements_text(one_of)))
        end, ' and '
      )
      from jsonb_array_elements(attributes) as one_of
    ) || ')'
  )
$function$;

CREATE OR REPLACE FUNCTION public.new_order_number()
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  drawn bigint;
begin
  loop
    drawn := 11 * (90909091 + floor(random() * 818181819)::bigint);
    exit when not exists (select from orders where order_number = drawn);
  end loop;
  return drawn;
end
$function$;

CREATE OR REPLACE FUNCTION public.notify_alert_mail()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform notify_change('{Alert}', (select user_id from product_alerts where id = new.alert_id));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.notify_audit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform notify_change(array['Audit'], null);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.notify_cart()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform notify_change(array['Cart', 'Dashboard'], case tg_op when 'DELETE' then old.user_id else new.user_id end);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.notify_change(tags text[], owner uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into changes (tags, owner)
  select $1
    || array(select tag || '/' || u.email from unnest($1) as tag, users u where u.id = $2 and tag in ('Cart', 'Dashboard'))
    || case when 'Dashboard' = any ($1) and 'Cart' <> all ($1) then array['Overview'] else '{}' end,
    $2
  where not is_bulk_load()
$function$;

CREATE OR REPLACE FUNCTION public.notify_customer_note()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed customer_notes := case tg_op when 'DELETE' then old else new end;
begin
  -- Without an owner only admins get the event: not the user whom the note is about.
  perform notify_change(array['CustomerNote/' || changed.user_id], null);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.notify_deleted_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform notify_change(
    array['Payment'] || array(select 'Payment/' || tran_id from payment_attempts where order_id = new.id)
      || array(select 'Return' from return_requests where order_id = new.id limit 1),
    new.user_id
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.notify_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed orders := case tg_op when 'DELETE' then old else new end;
begin
  perform notify_change(array['Order', 'Order/' || changed.id, 'Review', 'Dashboard'], changed.user_id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.notify_order_note()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed order_notes := case tg_op when 'DELETE' then old else new end;
begin
  -- With an owner only this user and admins get the event.
  perform notify_change(array['OrderNote/' || changed.order_id], changed.author_id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.notify_own_row()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform notify_change(array[tg_argv[0]], case tg_op when 'DELETE' then old.user_id else new.user_id end);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.notify_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  the_order orders;
  tags text[] := array['Payment/' || new.tran_id, 'Order/' || new.order_id];
begin
  select * into the_order from orders where id = new.order_id;
  if new.captured_at is not null and (
    new.state = 'duplicate' or new.risk_level <> 0 or the_order.deleted_at is not null
    or new.refunded_at is not null or new.accepted_at is not null
  ) then
    tags := tags || array['Payment', 'Order', 'Dashboard'];
  end if;
  perform notify_change(tags, the_order.user_id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.notify_payment_issue()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform notify_change(
    array['Payment/' || new.attempt_id, 'Order/' || new.order_id, 'Payment', 'Order', 'Dashboard'],
    (select user_id from orders where id = new.order_id)
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.notify_product()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  tags text[] := array['Product', 'Product/' || coalesce(new.id, old.id)];
  is_moved boolean := tg_op <> 'UPDATE' or (old.category_key, old.deleted_at) is distinct from (new.category_key, new.deleted_at);
  is_relisted boolean := is_moved
    or (old.effective_price, old.in_stock, old.attributes) is distinct from (new.effective_price, new.in_stock, new.attributes);
begin
  if current_setting('jontro.announces_all_products', true) = 'on' then
    return null;
  end if;
  if is_moved then
    tags := tags || 'ProductList'::text;
  end if;
  if is_relisted then
    tags := tags || array(select distinct 'Category/' || key from unnest(array[old.category_key, new.category_key]) as key where key is not null);
  end if;
  if is_moved or (old.family, old.attributes) is distinct from (new.family, new.attributes) then
    tags := tags || array(select distinct 'Family/' || name from unnest(array[old.family, new.family]) as name where name <> '');
  end if;
  if is_relisted
    or (old.product_name, old.key_features, old.description, old.product_name_bn, old.key_features_bn, old.family)
      is distinct from (new.product_name, new.key_features, new.description, new.product_name_bn, new.key_features_bn, new.family) then
    tags := tags || 'ProductSearch'::text;
  end if;
  perform notify_change(tags, null);
  if tg_op <> 'UPDATE' or (old.deleted_at is null) <> (new.deleted_at is null) then
    perform notify_change(array['Dashboard'], null);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.notify_product_reviews(order_ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  tags text[] := array(select distinct 'ProductReview/' || product_id from order_items where order_id = any (order_ids));
begin
  perform refresh_product_reviews(order_ids);
  if cardinality(tags) > 0 then perform notify_change(tags, null); end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.notify_refund_request()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform notify_change(
    array[
      'Payment/' || coalesce(
        (select attempt_id from mismatched_captures where id = new.payment_id), new.payment_id
      ),
      'Order/' || new.order_id, 'Payment', 'Order', 'Dashboard'
    ],
    (select user_id from orders where id = new.order_id)
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.notify_return_request()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform notify_change(array['Return', 'Return/' || new.order_id], (select user_id from orders where id = new.order_id));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.notify_review()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform notify_product_reviews(array[new.id]);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.notify_reviews_of_user()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform notify_product_reviews(array(select id from orders where user_id = new.id and customer_review is not null));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.notify_saved_view()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform notify_change(array['SavedView'], null);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.notify_user()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed users := case tg_op when 'DELETE' then old else new end;
  tags text[] := array['User', 'User/' || changed.id];
begin
  if tg_op <> 'UPDATE' or (old.deleted_at is null) <> (new.deleted_at is null) then
    tags := tags || 'Dashboard'::text;
  end if;
  perform notify_change(tags, changed.id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.prune_changes(older_than interval)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from changes where xid < (
    select max(xid) from changes where xid < coalesce(
      (select xid from changes where changed_at >= now() - older_than order by xid, id limit 1), '18446744073709551615'
    )
  )
$function$;

CREATE OR REPLACE FUNCTION public.query_words(search_query text)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  given text[] := (split_words(regexp_replace(search_query, '(?<=\d)\s*(''''|")', ' inch', 'g')))[1:12];
  words text[] := '{}';
  parts text[];
  unit text;
begin
  if array_to_string(given, ' ') ~ '\d' then
    foreach unit in array given loop
      -- A number and a Bengali unit without a space.
      parts := regexp_match(unit, '^(\d+)([^\d]+)$');
      words := words || case when to_unit(parts[2]) is not null then parts else array[unit] end;
    end loop;
    given := words;
    words := '{}';
    for i in 1 .. cardinality(given) loop
      unit := case when i > 1 and given[i - 1] ~ '^\d+$' then to_unit(given[i]) end;
      if unit is not null then
        words[cardinality(words)] := given[i - 1] || unit;
      else
        words := words || given[i];
      end if;
    end loop;
    given := words;
  end if;
  words := array(select word from unnest(given) with ordinality as each (word, rank) where not is_filler(word) order by rank);
  return (case when cardinality(words) > 0 then words else given end)[1:8];
end
$function$;

CREATE OR REPLACE FUNCTION public.rank_matches(wide text[], named text[], anywhere text[], name_begins text[], broad boolean[], max_hits integer, max_count integer, filter text DEFAULT ''::text, OUT hits uuid[], OUT total integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  indexed text := array_to_string(array(select part from unnest(wide, broad) as each (part, is_broad) where not is_broad), ') & (');
  read_whole text := array_to_string(array(select part from unnest(wide, broad) as each (part, is_broad) where is_broad), ') & (');
  -- `is true` keeps a condition out of the index scan.
  condition text := concat_ws(' and ',
    case when indexed <> '' then format('s.words @@ %L::tsquery', '(' || indexed || ')') end,
    case when read_whole <> '' then format('(s.words @@ %L::tsquery) is true', '(' || read_whole || ')') end
  );
  all_named text := '(' || array_to_string(named, ') & (') || ')';
  is_named text := format('s.words @@ %L::tsquery', all_named);
  begins text := format('(s.words @@ %L::tsquery) is true', array_to_string(name_begins, ' & '));
  parts integer := cardinality(anywhere);
  level text;
  tiers text[] := '{}';
begin
  if parts <= 3 then
    tiers := array[is_named || ' and ' || begins, is_named || ' and not ' || begins];
    for count in reverse parts .. 0 loop
      level := concat_ws(' and ',
        condition,
        case when count > 0 then format('s.words @@ %L::tsquery', at_least(anywhere, count)) end,
        format('(s.words @@ %L::tsquery) is true', '!(' || all_named || ')' || case when count < parts then ' & !(' || at_least(anywhere, count + 1) || ')' else '' end)
      );
      tiers := tiers || array[level || ' and ' || begins, level || ' and not ' || begins];
    end loop;
  end if;
  select * into hits, total from read_matches(
    condition,
    concat_ws(', ',
      is_named || ' desc',
      (select string_agg(format('(s.words @@ %L::tsquery)::integer', part), ' + ') from unnest(anywhere) as part) || ' desc',
      begins || ' desc'
    ),
    tiers, max_hits, max_count, filter
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.rank_partial_matches(meanings text[], max_hits integer, max_count integer, filter text DEFAULT ''::text, OUT hits uuid[], OUT total integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  last text := format('s.words @@ %L::tsquery', meanings[cardinality(meanings)]);
  others text[] := trim_array(meanings, 1);
  parts integer := cardinality(others);
  of_others text;
  tiers text[] := '{}';
begin
  if parts <= 2 then
    for count in reverse parts .. 0 loop
      of_others := concat_ws(' and ',
        case when count > 0 then format('s.words @@ %L::tsquery', at_least(others, count)) end,
        case when count < parts then format('(s.words @@ %L::tsquery) is not true', at_least(others, count + 1)) end
      );
      tiers := tiers || (last || ' and ' || of_others);
    end loop;
    for count in reverse parts .. 1 loop
      tiers := tiers || concat_ws(' and ',
        format('(%s) is not true', last),
        format('s.words @@ %L::tsquery', at_least(others, count)),
        case when count < parts then format('(s.words @@ %L::tsquery) is not true', at_least(others, count + 1)) end
      );
    end loop;
  end if;
  select * into hits, total from read_matches(
    format('s.words @@ %L::tsquery', at_least(meanings, 1)),
    concat_ws(', ',
      last || ' desc',
      (select string_agg(format('(s.words @@ %L::tsquery)::integer', part), ' + ') from unnest(meanings) as part) || ' desc'
    ),
    tiers, max_hits, max_count, filter
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.read_matches(condition text, sorting text, tiers text[], max_hits integer, max_count integer, filter text, OUT hits uuid[], OUT total integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  max_sorted constant integer := 500;
  most_popular constant integer := greatest(1000, 10 * max_hits);
  popularity constant text := 's.sold desc, s.created_at desc, s.product_id desc';
  has_tiers constant boolean := cardinality(tiers) > 0;
  popular_hits uuid[];
  popular_tiers integer[];
  found uuid[];
begin
  execute format(
    'select count(*), coalesce((array_agg(s.product_id order by %s, %s) filter (where %L))[1:%s], %L)
    from (select * from product_search s where %s %s limit %s) as s',
    sorting, popularity, max_hits > 0, max_hits, '{}', condition, filter,
    case when max_hits = 0 then max_count::text when has_tiers then greatest(max_count, max_sorted + 1)::text else 'all' end
  ) into total, hits;
  if has_tiers and max_hits > 0 and total > max_sorted then
    execute format(
      'select array_agg(s.product_id order by tier, %s), array_agg(tier order by tier, %s)
      from (
        select s.*, case %s end as tier
        from (select * from product_search s order by %s limit %s) as s
        where %s %s
      ) as s',
      popularity, popularity,
      (select string_agg(format('when %s then %s', tier, number), ' ') from unnest(tiers) with ordinality as each (tier, number)),
      popularity, most_popular, condition, filter
    ) into popular_hits, popular_tiers;
    hits := '{}';
    for number in 1 .. cardinality(tiers) loop
      found := array(
        select hit from unnest(popular_hits, popular_tiers) with ordinality as popular (hit, tier, rank)
        where tier = number order by rank limit max_hits - cardinality(hits)
      );
      if cardinality(found) < max_hits - cardinality(hits) then
        -- `offset` keeps the planner from reading in order of popularity.
        execute format(
          'select array(
            select s.product_id from (select * from product_search s where %s %s offset 0) as s order by %s limit %s
          )',
          tiers[number], filter, popularity, max_hits - cardinality(hits)
        ) into found;
      end if;
      hits := hits || found;
      exit when cardinality(hits) >= max_hits;
    end loop;
  end if;
  total := least(total, max_count);
end
$function$;

CREATE OR REPLACE FUNCTION public.refresh_capture_issues(of_orders uuid[])
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from capture_issues i
  where order_id = any (of_orders) and not exists (select from current_capture_issues c where c.id = i.id);
  insert into capture_issues as i select * from current_capture_issues where order_id = any (of_orders)
  on conflict (id) do update
  set captured_at = excluded.captured_at, due_from = excluded.due_from, is_refund = excluded.is_refund,
    needs_attention = excluded.needs_attention
  where i.* is distinct from excluded.*;
$function$;

CREATE OR REPLACE FUNCTION public.refresh_issues_of_captures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  of_no_matter constant text[] := '{facts,checked_at,next_check_at,checks}';
  changed uuid[];
begin
  if tg_op = 'INSERT' then
    changed := array(select order_id from new_rows where captured_at is not null);
  else
    changed := array(
      select order_id from (
        select order_id, to_jsonb(n) - of_no_matter from new_rows n where captured_at is not null
        except select order_id, to_jsonb(o) - of_no_matter from old_rows o
      ) as rows
    );
  end if;
  if cardinality(changed) > 0 then perform refresh_capture_issues(changed); end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.refresh_issues_of_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_capture_issues(array[new.id]);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.refresh_issues_of_refund()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_capture_issues(array[new.order_id]);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.refresh_product_reviews(order_ids uuid[])
 RETURNS void
 LANGUAGE sql
AS $function$
  -- Who is being deleted meanwhile has no reviews, and who is not can be deleted after this has been committed.
  select from users where id in (select user_id from orders where id = any (order_ids)) order by id for share;
  delete from product_reviews r
  where order_id = any (order_ids)
    and not exists (select from current_product_reviews c where c.order_id = r.order_id and c.product_id = r.product_id);
  insert into product_reviews (product_id, review_added, order_id)
  select product_id, review_added, order_id from current_product_reviews where order_id = any (order_ids)
  on conflict do nothing;
$function$;

CREATE OR REPLACE FUNCTION public.reindex_category()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update products set search_text = '' where category_key in (old.category_key, new.category_key);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.reject_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'rows of % are never changed or removed', tg_table_name using errcode = 'JT003';
end
$function$;

CREATE OR REPLACE FUNCTION public.release_views()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from saved_views where owner_id = new.id and not is_shared;
  update saved_views set owner_id = null where owner_id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.remove_review_photos()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.review_photos := '{}';
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_products(search_query text, max_results integer, is_exact boolean DEFAULT false)
 RETURNS TABLE(id uuid, rank bigint, corrected text)
 LANGUAGE sql
 STABLE ROWS 20
AS $function$
  select hit, hit_rank, found.corrected
  from find_products(search_query, max_results, max_results, is_exact) as found, unnest(found.hits) with ordinality as listed (hit, hit_rank)
$function$;

CREATE OR REPLACE FUNCTION public.serve_alerts(max_products integer)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  has_more boolean;
begin
  with taken as (
    delete from pending_alerts where ctid = any (array(select ctid from pending_alerts limit max_products for update skip locked))
    returning product_id
  ),
  due as materialized (
    select a.id from product_alerts a join products p on p.id = a.product_id
    where a.product_id in (select product_id from taken) and a.served_at is null and is_alert_true(a, p)
    order by a.id for no key update of a
  ),
  served as (update product_alerts set served_at = now() where id in (select id from due) returning id, kind),
  queued as (
    insert into mails (kind, alert_id, state) select kind::text::mail_kind, id, 'deferred' from served returning id
  )
  select count(*) >= max_products into has_more from taken;
  return has_more;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_review_stars()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.stars := (select review_stars from orders where id = new.order_id);
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.shop_day(moment timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select (moment at time zone 'Asia/Dhaka')::date $function$;

CREATE OR REPLACE FUNCTION public.split_words(text_to_cut text)
 RETURNS text[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select coalesce(array_agg(left(word, 40) order by rank), '{}')
  from regexp_split_to_table(
    regexp_replace(
      translate(
        lower(unaccent(normalize(text_to_cut, nfkc))),
        '০১২৩৪৫৬৭৮৯' || chr(8204) || chr(8205),
        '0123456789'
      ),
      '(?<=\d),(?=\d{3}(?!\d))', '', 'g'
    ),
    '[\s!-/:-@\[-`{-~।॥“”‘’–—…•″]+'
  ) with ordinality as cut (word, rank)
  where word <> ''
$function$;

CREATE OR REPLACE FUNCTION public.star_score(counts integer[])
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select case when counts = '{0,0,0,0,0}' then 0 else
    (20 + counts[1] + 2 * counts[2] + 3 * counts[3] + 4 * counts[4] + 5 * counts[5])::double precision
    / (5 + counts[1] + counts[2] + counts[3] + counts[4] + counts[5])
  end
$function$;

CREATE OR REPLACE FUNCTION public.start_of_day(day date)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select day::timestamp at time zone 'Asia/Dhaka' $function$;

CREATE OR REPLACE FUNCTION public.to_and_query(words text[], before text DEFAULT ''::text, behind text DEFAULT ''::text)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select string_agg('''' || before || word || '''' || behind, ' & ')::tsquery from unnest(words) as word
$function$;

CREATE OR REPLACE FUNCTION public.to_reading(word text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.to_readings(word text)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  reading text := to_reading(word);
  readings text[] := array[reading];
begin
  if word ~ '^[0-9]*$' then return readings; end if;
  if word ~ 'c(?!h)' then
    readings := readings || to_reading(replace(word, 'c', 'ch'));
  end if;
  return readings || array(
    select left(each, -length(ending))
    from unnest(readings) as each, unnest('{der,er,r,ta,ti,te,e,ke,gulo,oala}'::text[]) as ending
    where right(each, length(ending)) = ending and length(each) - length(ending) > 3
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.to_search_vector(name_words text[], category_words text[], feature_words text[])
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select array_to_tsvector(
    name_words || category_words || joined_pairs(name_words)
    || array(select '~' || word from unnest(name_words) as word)
    || array(select '*' || word from unnest(feature_words || joined_pairs(feature_words)) as word)
  )
$function$;

CREATE OR REPLACE FUNCTION public.to_sound(reading text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when reading ~ '^[aeiou]' then 'a' else left(reading, 1) end
    || regexp_replace(substr(reading, 2), '[^0-9bcdfgj-np-t]', '', 'g')
$function$;

CREATE OR REPLACE FUNCTION public.to_unit(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case
    when word in ('gb', 'জিবি', 'গিগাবাইট', 'gigabyte') then 'gb'
    when word in ('tb', 'টিবি', 'টেরাবাইট', 'terabyte') then 'tb'
    when word in ('mah', 'এমএএইচ', 'এমএএচ', 'এমএইচ', 'মিলিঅ্যাম্পিয়ার', 'amp') then 'mah'
    when word in ('inch', 'inches', 'inchi', 'inci', 'ইঞ্চি', 'ইঞ্চির', 'ইঞ্ছি') then 'inch'
    when word in ('w', 'watt', 'watts', 'wat', 'oat', 'ওয়াট', 'ওয়াটের') then 'w'
    when word in ('ml', 'মিলি', 'এমএল', 'mili') then 'ml'
    when word in ('l', 'litre', 'liter', 'litres', 'লিটার', 'লিটারের', 'litar') then 'l'
    when word in ('g', 'জি') then 'g'
    when word in ('k', 'কে') then 'k'
    when word in ('hz', 'হার্জ') then 'hz'
  end
$function$;

CREATE OR REPLACE FUNCTION public.write_search_text()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.search_text := array_to_string(
    split_words(new.product_name) || split_words(new.product_name_bn) || category_words(new.category) || split_words(new.family), ' '
  );
  return new;
end
$function$;

CREATE TRIGGER notify_address AFTER INSERT OR DELETE OR UPDATE ON public.addresses FOR EACH ROW EXECUTE FUNCTION notify_own_row('Address');

CREATE TRIGGER add_pending_row_count_on_insert AFTER INSERT ON public.audit_log REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION add_pending_row_count();

CREATE TRIGGER audit_log_never_changes BEFORE DELETE OR UPDATE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION reject_change();

CREATE TRIGGER audit_log_never_truncated BEFORE TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION reject_change();

CREATE TRIGGER notify_audit AFTER INSERT ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION notify_audit();

CREATE TRIGGER add_pending_issue_counts_on_delete AFTER DELETE ON public.capture_issues REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION add_pending_issue_counts();

CREATE TRIGGER add_pending_issue_counts_on_insert AFTER INSERT ON public.capture_issues REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION add_pending_issue_counts();

CREATE TRIGGER add_pending_issue_counts_on_update AFTER UPDATE ON public.capture_issues REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION add_pending_issue_counts();

CREATE TRIGGER add_pending_row_count_on_delete AFTER DELETE ON public.cart_rows REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION add_pending_row_count();

CREATE TRIGGER add_pending_row_count_on_insert AFTER INSERT ON public.cart_rows REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION add_pending_row_count();

CREATE TRIGGER check_cart_owner BEFORE INSERT ON public.cart_rows FOR EACH ROW EXECUTE FUNCTION check_cart_owner();

CREATE TRIGGER notify_cart AFTER INSERT OR DELETE ON public.cart_rows FOR EACH ROW EXECUTE FUNCTION notify_cart();

CREATE TRIGGER notify_cart_edit AFTER UPDATE ON public.cart_rows FOR EACH ROW WHEN ((old.quantity <> new.quantity)) EXECUTE FUNCTION notify_cart();

CREATE TRIGGER reindex_category AFTER INSERT OR DELETE OR UPDATE ON public.category_synonyms FOR EACH ROW EXECUTE FUNCTION reindex_category();

CREATE TRIGGER notify_customer_note AFTER INSERT OR DELETE ON public.customer_notes FOR EACH ROW EXECUTE FUNCTION notify_customer_note();

CREATE TRIGGER keep_used_photos BEFORE DELETE ON public.images FOR EACH ROW EXECUTE FUNCTION keep_used_photos();

CREATE TRIGGER notify_alert_mail AFTER UPDATE OF state ON public.mails FOR EACH ROW WHEN (((new.alert_id IS NOT NULL) AND ((old.state = 'deferred'::mail_state) <> (new.state = 'deferred'::mail_state)))) EXECUTE FUNCTION notify_alert_mail();

CREATE TRIGGER guard_mismatched_capture BEFORE UPDATE ON public.mismatched_captures FOR EACH ROW EXECUTE FUNCTION guard_mismatched_capture();

CREATE TRIGGER mismatched_captures_stay BEFORE DELETE ON public.mismatched_captures FOR EACH ROW EXECUTE FUNCTION reject_change();

CREATE TRIGGER notify_payment_issue AFTER INSERT OR UPDATE ON public.mismatched_captures FOR EACH ROW EXECUTE FUNCTION notify_payment_issue();

CREATE TRIGGER refresh_capture_issues_on_insert AFTER INSERT ON public.mismatched_captures REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_issues_of_captures();

CREATE TRIGGER refresh_capture_issues_on_update AFTER UPDATE ON public.mismatched_captures REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_issues_of_captures();

CREATE TRIGGER check_new_items AFTER INSERT ON public.order_items REFERENCING NEW TABLE AS new_items FOR EACH STATEMENT EXECUTE FUNCTION check_new_items();

CREATE TRIGGER order_items_never_change BEFORE DELETE OR UPDATE ON public.order_items FOR EACH ROW EXECUTE FUNCTION reject_change();

CREATE TRIGGER notify_order_note AFTER INSERT OR DELETE ON public.order_notes FOR EACH ROW EXECUTE FUNCTION notify_order_note();

CREATE TRIGGER add_pending_order_stats_on_delete AFTER DELETE ON public.orders REFERENCING OLD TABLE AS old_orders FOR EACH STATEMENT EXECUTE FUNCTION add_pending_order_stats();

CREATE TRIGGER add_pending_order_stats_on_insert AFTER INSERT ON public.orders REFERENCING NEW TABLE AS new_orders FOR EACH STATEMENT EXECUTE FUNCTION add_pending_order_stats();

CREATE TRIGGER add_pending_order_stats_on_update AFTER UPDATE ON public.orders REFERENCING OLD TABLE AS old_orders NEW TABLE AS new_orders FOR EACH STATEMENT EXECUTE FUNCTION add_pending_order_stats();

CREATE TRIGGER add_pending_reviewed_count_on_delete AFTER DELETE ON public.orders FOR EACH ROW WHEN (((old.customer_review IS NOT NULL) AND (old.deleted_at IS NULL))) EXECUTE FUNCTION add_pending_reviewed_count();

CREATE TRIGGER add_pending_reviewed_count_on_insert AFTER INSERT ON public.orders FOR EACH ROW WHEN (((new.customer_review IS NOT NULL) AND (new.deleted_at IS NULL))) EXECUTE FUNCTION add_pending_reviewed_count();

CREATE TRIGGER add_pending_reviewed_count_on_update AFTER UPDATE OF customer_review, deleted_at ON public.orders FOR EACH ROW WHEN ((((old.customer_review IS NOT NULL) AND (old.deleted_at IS NULL)) <> ((new.customer_review IS NOT NULL) AND (new.deleted_at IS NULL)))) EXECUTE FUNCTION add_pending_reviewed_count();

CREATE CONSTRAINT TRIGGER check_order_has_items AFTER INSERT ON public.orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_order_has_items();

CREATE CONSTRAINT TRIGGER check_payment_applied AFTER INSERT OR UPDATE OF transaction_id ON public.orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.transaction_id IS NOT NULL)) EXECUTE FUNCTION check_payment_applied('id');

CREATE TRIGGER guard_order BEFORE UPDATE ON public.orders FOR EACH ROW EXECUTE FUNCTION guard_order();

CREATE TRIGGER notify_deleted_order AFTER UPDATE OF deleted_at ON public.orders FOR EACH ROW WHEN ((old.deleted_at IS DISTINCT FROM new.deleted_at)) EXECUTE FUNCTION notify_deleted_order();

CREATE TRIGGER notify_order AFTER INSERT OR DELETE ON public.orders FOR EACH ROW EXECUTE FUNCTION notify_order();

CREATE TRIGGER notify_order_edit AFTER UPDATE ON public.orders FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION notify_order();

CREATE TRIGGER notify_review AFTER UPDATE ON public.orders FOR EACH ROW WHEN (((new.customer_review IS NOT NULL) AND ((((old.customer_review IS DISTINCT FROM new.customer_review) OR (old.review_hidden IS DISTINCT FROM new.review_hidden)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at)) OR (old.user_id IS DISTINCT FROM new.user_id)))) EXECUTE FUNCTION notify_review();

CREATE TRIGGER refresh_capture_issues AFTER UPDATE OF deleted_at ON public.orders FOR EACH ROW WHEN ((old.deleted_at IS DISTINCT FROM new.deleted_at)) EXECUTE FUNCTION refresh_issues_of_order();

CREATE TRIGGER remove_review_photos BEFORE UPDATE ON public.orders FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL) AND (new.review_photos <> '{}'::text[]))) EXECUTE FUNCTION remove_review_photos();

CREATE CONSTRAINT TRIGGER check_payment_applied AFTER INSERT OR UPDATE OF state ON public.payment_attempts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.state = 'paid'::payment_state)) EXECUTE FUNCTION check_payment_applied('order_id');

CREATE TRIGGER guard_payment_attempt BEFORE INSERT OR UPDATE ON public.payment_attempts FOR EACH ROW EXECUTE FUNCTION guard_payment_attempt();

CREATE TRIGGER notify_payment AFTER INSERT ON public.payment_attempts FOR EACH ROW EXECUTE FUNCTION notify_payment();

CREATE TRIGGER notify_payment_edit AFTER UPDATE ON public.payment_attempts FOR EACH ROW WHEN (((((old.state IS DISTINCT FROM new.state) OR (old.captured_at IS DISTINCT FROM new.captured_at)) OR (old.refunded_at IS DISTINCT FROM new.refunded_at)) OR (old.accepted_at IS DISTINCT FROM new.accepted_at))) EXECUTE FUNCTION notify_payment();

CREATE TRIGGER payment_attempts_stay BEFORE DELETE ON public.payment_attempts FOR EACH ROW EXECUTE FUNCTION reject_change();

CREATE TRIGGER refresh_capture_issues_on_insert AFTER INSERT ON public.payment_attempts REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_issues_of_captures();

CREATE TRIGGER refresh_capture_issues_on_update AFTER UPDATE ON public.payment_attempts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_issues_of_captures();

CREATE TRIGGER notify_alert AFTER INSERT OR DELETE ON public.product_alerts FOR EACH ROW EXECUTE FUNCTION notify_own_row('Alert');

CREATE TRIGGER notify_served_alert AFTER UPDATE OF served_at ON public.product_alerts FOR EACH ROW EXECUTE FUNCTION notify_own_row('Alert');

CREATE TRIGGER add_pending_stars AFTER INSERT ON public.product_reviews FOR EACH ROW WHEN ((new.stars IS NOT NULL)) EXECUTE FUNCTION add_pending_stars();

CREATE TRIGGER add_pending_stars_of_deleted AFTER DELETE ON public.product_reviews FOR EACH ROW WHEN ((old.stars IS NOT NULL)) EXECUTE FUNCTION add_pending_stars();

CREATE TRIGGER set_review_stars BEFORE INSERT ON public.product_reviews FOR EACH ROW EXECUTE FUNCTION set_review_stars();

CREATE TRIGGER add_pending_active_count_on_delete AFTER DELETE ON public.products REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION add_pending_active_count();

CREATE TRIGGER add_pending_active_count_on_insert AFTER INSERT ON public.products REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION add_pending_active_count();

CREATE TRIGGER add_pending_active_count_on_update AFTER UPDATE OF deleted_at ON public.products FOR EACH ROW WHEN (((old.deleted_at IS NULL) <> (new.deleted_at IS NULL))) EXECUTE FUNCTION add_pending_active_count();

CREATE TRIGGER add_pending_alerts AFTER UPDATE ON public.products FOR EACH ROW WHEN (((new.deleted_at IS NULL) AND ((new.in_stock AND (NOT old.in_stock)) OR (new.effective_price < old.effective_price)))) EXECUTE FUNCTION add_pending_alerts();

CREATE TRIGGER delete_alerts AFTER UPDATE OF deleted_at ON public.products FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION delete_alerts();

CREATE TRIGGER increment_product_version BEFORE UPDATE ON public.products FOR EACH ROW WHEN (((((((((((((((old.product_name IS DISTINCT FROM new.product_name) OR (old.category IS DISTINCT FROM new.category)) OR (old.price IS DISTINCT FROM new.price)) OR (old.discount_price IS DISTINCT FROM new.discount_price)) OR (old.in_stock IS DISTINCT FROM new.in_stock)) OR (old.key_features IS DISTINCT FROM new.key_features)) OR (old.images IS DISTINCT FROM new.images)) OR (old.description IS DISTINCT FROM new.description)) OR (old.attributes IS DISTINCT FROM new.attributes)) OR (old.product_name_bn IS DISTINCT FROM new.product_name_bn)) OR (old.key_features_bn IS DISTINCT FROM new.key_features_bn)) OR (old.description_bn IS DISTINCT FROM new.description_bn)) OR (old.family IS DISTINCT FROM new.family)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION increment_product_version();

CREATE TRIGGER index_bengali_words AFTER UPDATE OF product_name_bn, key_features_bn ON public.products FOR EACH ROW WHEN (((old.product_name_bn IS DISTINCT FROM new.product_name_bn) OR (old.key_features_bn IS DISTINCT FROM new.key_features_bn))) EXECUTE FUNCTION index_bengali_words();

CREATE TRIGGER index_family_words AFTER UPDATE OF family ON public.products FOR EACH ROW WHEN ((old.family <> new.family)) EXECUTE FUNCTION index_bengali_words();

CREATE TRIGGER index_product_price AFTER UPDATE OF price, discount_price ON public.products FOR EACH ROW WHEN ((old.effective_price <> new.effective_price)) EXECUTE FUNCTION index_product_price();

CREATE TRIGGER index_product_sales AFTER UPDATE OF sold ON public.products FOR EACH ROW WHEN ((old.sold <> new.sold)) EXECUTE FUNCTION index_product_sales();

CREATE TRIGGER index_product_words AFTER INSERT OR UPDATE OF product_name, category, search_text, key_features, deleted_at ON public.products FOR EACH ROW EXECUTE FUNCTION index_product_words();

CREATE TRIGGER notify_product AFTER INSERT OR DELETE ON public.products FOR EACH ROW EXECUTE FUNCTION notify_product();

CREATE TRIGGER notify_product_edit AFTER UPDATE ON public.products FOR EACH ROW WHEN ((old.version <> new.version)) EXECUTE FUNCTION notify_product();

CREATE TRIGGER write_search_text BEFORE INSERT OR UPDATE OF product_name, category, search_text ON public.products FOR EACH ROW EXECUTE FUNCTION write_search_text();

CREATE TRIGGER guard_refund_request BEFORE UPDATE ON public.refund_requests FOR EACH ROW EXECUTE FUNCTION guard_refund_request();

CREATE TRIGGER notify_refund_request AFTER INSERT ON public.refund_requests FOR EACH ROW EXECUTE FUNCTION notify_refund_request();

CREATE TRIGGER notify_refund_request_edit AFTER UPDATE ON public.refund_requests FOR EACH ROW WHEN (((old.state IS DISTINCT FROM new.state) OR (old.reference IS DISTINCT FROM new.reference))) EXECUTE FUNCTION notify_refund_request();

CREATE TRIGGER refresh_capture_issues_on_insert AFTER INSERT ON public.refund_requests FOR EACH ROW EXECUTE FUNCTION refresh_issues_of_refund();

CREATE TRIGGER refresh_capture_issues_on_update AFTER UPDATE OF state ON public.refund_requests FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION refresh_issues_of_refund();

CREATE TRIGGER refund_requests_stay BEFORE DELETE ON public.refund_requests FOR EACH ROW EXECUTE FUNCTION reject_change();

CREATE TRIGGER guard_return_request BEFORE UPDATE ON public.return_requests FOR EACH ROW EXECUTE FUNCTION guard_return_request();

CREATE TRIGGER notify_return_request AFTER INSERT OR UPDATE ON public.return_requests FOR EACH ROW EXECUTE FUNCTION notify_return_request();

CREATE TRIGGER notify_saved_view AFTER INSERT OR DELETE OR UPDATE ON public.saved_views FOR EACH ROW EXECUTE FUNCTION notify_saved_view();

CREATE TRIGGER check_session BEFORE INSERT ON public.sessions FOR EACH ROW EXECUTE FUNCTION check_session();

CREATE TRIGGER add_pending_active_count_on_delete AFTER DELETE ON public.users REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION add_pending_active_count();

CREATE TRIGGER add_pending_active_count_on_insert AFTER INSERT ON public.users REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION add_pending_active_count();

CREATE TRIGGER add_pending_active_count_on_update AFTER UPDATE OF deleted_at ON public.users FOR EACH ROW WHEN (((old.deleted_at IS NULL) <> (new.deleted_at IS NULL))) EXECUTE FUNCTION add_pending_active_count();

CREATE TRIGGER clear_return_requests AFTER UPDATE OF deleted_at ON public.users FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION clear_return_requests();

CREATE TRIGGER delete_alerts AFTER UPDATE OF deleted_at ON public.users FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION delete_alerts();

CREATE TRIGGER delete_sessions_and_cart AFTER UPDATE OF deleted_at ON public.users FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION delete_sessions_and_cart();

CREATE TRIGGER keep_one_admin_on_delete BEFORE DELETE ON public.users FOR EACH ROW WHEN ((old.role = 'admin'::user_role)) EXECUTE FUNCTION keep_one_admin();

CREATE TRIGGER keep_one_admin_on_update BEFORE UPDATE OF role ON public.users FOR EACH ROW WHEN (((old.role = 'admin'::user_role) AND (new.role <> 'admin'::user_role))) EXECUTE FUNCTION keep_one_admin();

CREATE TRIGGER notify_reviews_of_user AFTER UPDATE ON public.users FOR EACH ROW WHEN (((old.deleted_at IS NULL) <> (new.deleted_at IS NULL))) EXECUTE FUNCTION notify_reviews_of_user();

CREATE TRIGGER notify_user AFTER INSERT OR DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION notify_user();

CREATE TRIGGER notify_user_edit AFTER UPDATE ON public.users FOR EACH ROW WHEN ((((((old.email IS DISTINCT FROM new.email) OR (old.name IS DISTINCT FROM new.name)) OR (old.photo IS DISTINCT FROM new.photo)) OR (old.role IS DISTINCT FROM new.role)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION notify_user();

CREATE TRIGGER release_views AFTER UPDATE OF role ON public.users FOR EACH ROW WHEN (((old.role = 'admin'::user_role) AND (new.role <> 'admin'::user_role))) EXECUTE FUNCTION release_views();
