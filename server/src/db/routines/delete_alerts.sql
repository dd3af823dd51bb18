-- Of a deleted user all of them, with their mails; of a deleted product those that wait.
create or replace function delete_alerts() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'users' then
    delete from product_alerts where user_id = new.id;
  else
    delete from product_alerts where product_id = new.id and served_at is null;
  end if;
  return null;
end
$$;

create or replace trigger delete_alerts after update of deleted_at on users
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function delete_alerts();
create or replace trigger delete_alerts after update of deleted_at on products
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function delete_alerts();
