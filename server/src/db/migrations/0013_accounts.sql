-- Once an address is known to be its user's, a token from before proves nothing any more, however long it is still valid.
alter table users add column email_verified boolean not null default false;
update users set email_verified = true
where exists (select from sessions where user_id = users.id and sessions.email_verified);

-- SQLSTATE JT006: a session from before the address was verified.
create function refuse_session() returns trigger
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
  return new;
end
$$;

drop trigger sessions_of_living_users on sessions;
create trigger sessions_of_living_users before insert on sessions
  for each row execute function refuse_session();
drop function refuse_deleted_user();

-- When to ask the identity service (again) to disable a deleted user's account; null where nothing is left to do.
alter table users add column disable_account_at timestamptz;
create index users_to_disable on users (disable_account_at) where disable_account_at is not null;
