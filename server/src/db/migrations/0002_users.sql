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
  constraint users_admin_not_deleted check (deleted_at is null or role = 'user')
);

-- A deleted user's row stays, so that the same identity cannot register again; the e-mail is free again.
create unique index users_email_key on users (email) where deleted_at is null;

-- Each index of an admin list includes the columns that the list can be filtered by, so that every page under every filter is an
-- index-only scan. Names and e-mails are in byte order, so that prefixes are found in any locale.
create index users_by_created on users (created_at, id)
  include (role, account_created_at) where deleted_at is null;
create index users_by_account_created on users (account_created_at, id) include (role) where deleted_at is null;
create index users_by_last_login on users (last_login_at, id)
  include (role, account_created_at) where deleted_at is null;
create index users_by_name on users (name_key collate "C", id)
  include (role, account_created_at) where deleted_at is null;
create index users_by_email on users (email collate "C", id)
  include (role, account_created_at) where deleted_at is null;
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
  constraint sessions_expires_later check (expires_at > created_at)
);

create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

-- The lock serialises concurrent demotions; the second one then counts what the first one left.
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

-- `for share` serialises with a concurrent deletion of the user.
create function check_session() returns trigger
language plpgsql
as $$
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
$$;

create trigger check_session before insert on sessions for each row execute function check_session();
