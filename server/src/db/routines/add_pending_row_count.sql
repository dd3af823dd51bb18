create or replace function add_pending_row_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into pending_row_counts select tg_table_name, count(*) from new_rows having count(*) > 0;
  else
    insert into pending_row_counts select tg_table_name, -count(*) from old_rows having count(*) > 0;
  end if;
  return null;
end
$$;

create or replace trigger add_pending_row_count_on_insert after insert on cart_rows
  referencing new table as new_rows for each statement execute function add_pending_row_count();
create or replace trigger add_pending_row_count_on_delete after delete on cart_rows
  referencing old table as old_rows for each statement execute function add_pending_row_count();
create or replace trigger add_pending_row_count_on_insert after insert on audit_log
  referencing new table as new_rows for each statement execute function add_pending_row_count();
