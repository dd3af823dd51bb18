create table users (
  id uuid primary key,
  identity_uid text not null unique check (identity_uid <> ''),
  email text not null check (email = lower(email) and email <> '' and length(email) <= 254),
  name text not null default 'anonymous' check (length(name) between 1 and 100),
  photo text not null check (length(photo) <= 2000),
  role user_role not null default 'user',
  account_created_at timestamptz not null default now(),
  last_login_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  name_key text not null generated always as (lower(name)) stored,
  search_text text not null generated always as (lower(name) || ' ' || email) stored,
  constraint users_admin_not_deleted check (deleted_at is null or role = 'user')
);

-- A deleted user's row stays, so that the same identity can't come back; the e-mail is free again.
create unique index users_email_key on users (email) where deleted_at is null;
create index users_by_created on users (created_at, id) where deleted_at is null;
create index users_by_account_created on users (account_created_at, id) where deleted_at is null;
create index users_by_last_login on users (last_login_at, id) where deleted_at is null;
create index users_by_name on users (name_key, id) where deleted_at is null;
create index users_by_role on users (role, created_at, id) where deleted_at is null;
create index users_search on users using gin (search_text gin_trgm_ops) where deleted_at is null;

create table sessions (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id uuid not null references users on delete cascade,
  email_verified boolean not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint sessions_expires_later check (expires_at > created_at)
);

create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

-- The lock makes two demotions at the same moment take turns; the second one then counts what the first one left.
create function keep_one_admin() returns trigger
language plpgsql
as $$
begin
  perform pg_advisory_xact_lock(hashtext('jontro.last_admin'));
  if not exists (select from users where role = 'admin' and id <> old.id) then
    raise exception 'the last admin stays' using errcode = 'JT001';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;

create trigger keep_one_admin_on_update before update of role on users
  for each row when (old.role = 'admin' and new.role <> 'admin') execute function keep_one_admin();
create trigger keep_one_admin_on_delete before delete on users
  for each row when (old.role = 'admin') execute function keep_one_admin();

-- `for share` waits for a deletion that is under way, and makes it wait for us.
create function refuse_deleted_user() returns trigger
language plpgsql
as $$
begin
  perform from users where id = new.user_id and deleted_at is null for share;
  if not found then
    raise exception 'the user is deleted' using errcode = 'JT005';
  end if;
  return new;
end
$$;

create trigger sessions_of_living_users before insert on sessions
  for each row execute function refuse_deleted_user();
