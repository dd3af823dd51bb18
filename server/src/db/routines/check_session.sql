-- `for share` serialises with a concurrent deletion of the user.
create or replace function check_session() returns trigger language plpgsql as $$
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

create or replace trigger check_session before insert on sessions for each row execute function check_session();
