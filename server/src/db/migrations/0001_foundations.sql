create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists fuzzystrmatch;

-- Custom SQLSTATEs of class JT; `db/errors.ts` names them for the server:
--   JT001 the last admin               JT002 a final state        JT003 an immutable value   JT004 amounts that do not add up
--   JT005 a deleted user               JT006 an unverified token  JT021 a revoked token

-- Whether the data is the demo's or a real shop's. The demo's logins are public: it must never fill a real shop's database.
create type shop_mode as enum ('demo', 'live');
create table database_mode (
  id boolean primary key default true check (id),
  mode shop_mode not null,
  marked_at timestamptz not null default now()
);

-- Bulk loads run `set local jontro.bulk_load = 'on'`: they send no notifications and add nothing to `products.sold`.
create function is_bulk_load() returns boolean
language sql stable
as $$ select coalesce(current_setting('jontro.bulk_load', true), '') = 'on' $$;

-- Days of the shop. The client's configuration has the same time zone.
create function shop_day(moment timestamptz) returns date
language sql immutable parallel safe
as $$ select (moment at time zone 'Asia/Dhaka')::date $$;

create function start_of_day(day date) returns timestamptz
language sql immutable parallel safe
as $$ select day::timestamp at time zone 'Asia/Dhaka' $$;

create function reject_change() returns trigger
language plpgsql
as $$
begin
  raise exception 'rows of % are never changed or removed', tg_table_name using errcode = 'JT003';
end
$$;
