-- needs: 0029
create type alert_kind as enum ('backInStock', 'priceDrop');

-- Who wants a mail, once, about what happens to a product. Served ones stay as long as their mail.
create table product_alerts (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  product_id uuid not null references products on delete cascade,
  kind alert_kind not null,
  -- Of the page on which it was asked for.
  language language not null,
  -- When it was asked for: a price drops if it gets below.
  price numeric(12, 2) not null check (price >= 0),
  -- In the links of the mail, by which all alerts of the user are stopped without signing in.
  stop_key uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- When its mail was queued.
  served_at timestamptz
);
create unique index product_alerts_open on product_alerts (product_id, user_id, kind) where served_at is null;
create index product_alerts_of_user on product_alerts (user_id);
create index product_alerts_served on product_alerts (served_at) where served_at is not null;

-- Products that are back in stock, or whose price has dropped, since alerts were last served. Products only append rows, so that an edit
-- waits for no mail.
create table pending_alerts (product_id uuid not null);

alter type mail_kind add value if not exists 'backInStock';
alter type mail_kind add value if not exists 'priceDrop';
-- A mail about an alert waits in a state of its own, in which the released version does not look for its order.
alter type mail_state add value if not exists 'deferred';
alter table mails
  alter column order_id drop not null,
  add column alert_id uuid references product_alerts on delete cascade,
  -- Checked for the rows that are there by the next migration.
  add constraint mails_about_one check ((order_id is null) <> (alert_id is null)) not valid;
