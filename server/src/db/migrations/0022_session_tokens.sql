-- A changed or reset password makes the tokens from before worthless, and ends the sessions that they opened.
alter table users add column tokens_valid_from timestamptz;
-- Issue time of the newest token that the identity service was asked about.
alter table users add column token_checked_at timestamptz;
alter table sessions add column token_issued_at timestamptz;
update sessions set token_issued_at = created_at;
alter table sessions alter column token_issued_at set default now();
alter table sessions alter column token_issued_at set not null;

-- SQLSTATE JT021: the session's token is from before the password was changed.
create or replace function refuse_session() returns trigger
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
