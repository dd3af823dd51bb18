-- What is written without holding the order, such as when an attempt is checked next, makes no issue.
create or replace function refresh_issues_of_captures() returns trigger language plpgsql as $$
declare
  of_no_matter constant text[] := '{facts,checked_at,next_check_at,checks}';
  changed uuid[];
begin
  if tg_op = 'INSERT' then
    changed := array(select order_id from new_rows where captured_at is not null);
  else
    changed := array(
      select order_id from (
        select order_id, to_jsonb(n) - of_no_matter from new_rows n where captured_at is not null
        except select order_id, to_jsonb(o) - of_no_matter from old_rows o
      ) as rows
    );
  end if;
  if cardinality(changed) > 0 then perform refresh_capture_issues(changed); end if;
  return null;
end
$$;

create or replace trigger refresh_capture_issues_on_insert after insert on payment_attempts
  referencing new table as new_rows for each statement execute function refresh_issues_of_captures();
create or replace trigger refresh_capture_issues_on_update after update on payment_attempts
  referencing old table as old_rows new table as new_rows for each statement execute function refresh_issues_of_captures();
create or replace trigger refresh_capture_issues_on_insert after insert on mismatched_captures
  referencing new table as new_rows for each statement execute function refresh_issues_of_captures();
create or replace trigger refresh_capture_issues_on_update after update on mismatched_captures
  referencing old table as old_rows new table as new_rows for each statement execute function refresh_issues_of_captures();
