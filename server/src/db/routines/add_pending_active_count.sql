-- Counts the rows that are not deleted.
create or replace function add_pending_active_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into pending_row_counts
    select tg_table_name, count(*) from new_rows where deleted_at is null having count(*) > 0;
  elsif tg_op = 'DELETE' then
    insert into pending_row_counts
    select tg_table_name, -count(*) from old_rows where deleted_at is null having count(*) > 0;
  else
    insert into pending_row_counts values (tg_table_name, case when new.deleted_at is null then 1 else -1 end);
  end if;
  return null;
end
$$;

create or replace trigger add_pending_active_count_on_insert after insert on users
  referencing new table as new_rows for each statement execute function add_pending_active_count();
create or replace trigger add_pending_active_count_on_update after update of deleted_at on users
  for each row when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function add_pending_active_count();
create or replace trigger add_pending_active_count_on_delete after delete on users
  referencing old table as old_rows for each statement execute function add_pending_active_count();
create or replace trigger add_pending_active_count_on_insert after insert on products
  referencing new table as new_rows for each statement execute function add_pending_active_count();
create or replace trigger add_pending_active_count_on_update after update of deleted_at on products
  for each row when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function add_pending_active_count();
create or replace trigger add_pending_active_count_on_delete after delete on products
  referencing old table as old_rows for each statement execute function add_pending_active_count();
