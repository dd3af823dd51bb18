create or replace function notify_user() returns trigger language plpgsql as $$
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
$$;

create or replace trigger notify_user after insert or delete on users for each row execute function notify_user();
-- Signing in changes only the last login, which no open page has to refetch.
create or replace trigger notify_user_edit after update on users
  for each row when (
    (old.email, old.name, old.photo, old.role, old.deleted_at)
    is distinct from (new.email, new.name, new.photo, new.role, new.deleted_at)
  ) execute function notify_user();
