create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists fuzzystrmatch;

create type user_role as enum ('admin', 'user');
create type order_status as enum ('Pending', 'Delivered');
create type payment_state as enum ('open', 'paid', 'duplicate', 'failed', 'cancelled', 'expired');

-- SQLSTATEs of our own rules (class JT), which the server turns into answers:
--   JT001 the last admin    JT002 a state that can't go back    JT003 what never changes    JT004 money that does not add up
--   JT005 a deleted user

-- Data loads say `set local jontro.quiet = 'on'`: nobody is notified and nothing is counted as sold.
create function is_quiet() returns boolean
language sql stable
as $$ select coalesce(current_setting('jontro.quiet', true), '') = 'on' $$;

create function refuse_change() returns trigger
language plpgsql
as $$
begin
  raise exception 'rows of % are never changed or removed', tg_table_name using errcode = 'JT003';
end
$$;
