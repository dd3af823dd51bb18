create or replace function add_pending_issue_counts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into pending_row_counts
    select list, -count(*) from old_rows, lateral lists_of_issue(needs_attention, is_refund) as list group by list;
  end if;
  if tg_op <> 'DELETE' then
    insert into pending_row_counts
    select list, count(*) from new_rows, lateral lists_of_issue(needs_attention, is_refund) as list group by list;
  end if;
  return null;
end
$$;

create or replace trigger add_pending_issue_counts_on_insert after insert on capture_issues
  referencing new table as new_rows for each statement execute function add_pending_issue_counts();
create or replace trigger add_pending_issue_counts_on_update after update on capture_issues
  referencing old table as old_rows new table as new_rows for each statement execute function add_pending_issue_counts();
create or replace trigger add_pending_issue_counts_on_delete after delete on capture_issues
  referencing old table as old_rows for each statement execute function add_pending_issue_counts();
