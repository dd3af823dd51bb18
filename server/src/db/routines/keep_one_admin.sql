-- The lock serialises concurrent demotions; the second one then counts what the first one left.
create or replace function keep_one_admin() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('jontro.last_admin'));
  if not exists (select from users where role = 'admin' and id <> old.id) then
    raise exception 'the last admin stays' using errcode = 'JT001';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;

create or replace trigger keep_one_admin_on_update before update of role on users
  for each row when (old.role = 'admin' and new.role <> 'admin') execute function keep_one_admin();
create or replace trigger keep_one_admin_on_delete before delete on users
  for each row when (old.role = 'admin') execute function keep_one_admin();
