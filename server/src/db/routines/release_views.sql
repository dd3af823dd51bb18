-- Of an admin who becomes a customer the shared views stay, which other admins use; the others go. Only customers can be deleted.
create or replace function release_views() returns trigger language plpgsql as $$
begin
  delete from saved_views where owner_id = new.id and not is_shared;
  update saved_views set owner_id = null where owner_id = new.id;
  return null;
end
$$;

create or replace trigger release_views after update of role on users
  for each row when (old.role = 'admin' and new.role <> 'admin') execute function release_views();
