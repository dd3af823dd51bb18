-- needs: 0029
-- The captures that have a reason: those that an admin has to refund or accept, and those that were. Lists and figures read them from
-- here, so that they need not look through all payments and all orders that were ever deleted.
create table capture_issues (
  id text primary key,
  order_id uuid not null,
  placed_at timestamptz not null,
  captured_at timestamptz not null,
  -- The day from which its refund is due.
  due_from date not null,
  -- A risky payment is accepted rather than refunded: it pays an order.
  is_refund boolean not null,
  needs_attention boolean not null
);

create index capture_issues_of_order on capture_issues (order_id) include (needs_attention);
create index capture_issues_open on capture_issues (captured_at, id) where needs_attention;
create index capture_issues_due on capture_issues (due_from, placed_at) where needs_attention and is_refund;
create index capture_issues_refunds on capture_issues (captured_at, id) include (needs_attention) where is_refund;

-- Lists have their number of rows here.
insert into row_counts values ('open_issues', 0), ('refunds', 0), ('open_refunds', 0);

create function lists_of_issue(needs_attention boolean, is_refund boolean) returns setof text
language sql immutable
as $$
  select list from (
    values ('open_issues', needs_attention), ('refunds', is_refund), ('open_refunds', is_refund and needs_attention)
  ) as lists (list, has_issue)
  where has_issue
$$;

create function add_pending_issue_counts() returns trigger
language plpgsql
as $$
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

create trigger add_pending_issue_counts_on_insert after insert on capture_issues
  referencing new table as new_rows for each statement execute function add_pending_issue_counts();
create trigger add_pending_issue_counts_on_update after update on capture_issues
  referencing old table as old_rows new table as new_rows for each statement execute function add_pending_issue_counts();
create trigger add_pending_issue_counts_on_delete after delete on capture_issues
  referencing old table as old_rows for each statement execute function add_pending_issue_counts();

-- What it contains. `captures` says what a capture's reason is, and whether it still needs attention.
create view current_capture_issues as
  select c.id, c.order_id, o.placed_at, c.captured_at,
    shop_day(case c.reason when 'orderDeleted' then greatest(c.captured_at, o.deleted_at) else c.captured_at end) as due_from,
    c.reason <> 'risky' as is_refund, c.needs_attention
  from captures c join orders o on o.id = c.order_id
  where c.reason is not null;

-- Each statement that changes payments or deletes orders calls this for the orders, which it holds.
create function refresh_capture_issues(of_orders uuid[]) returns void
language sql
as $$
  delete from capture_issues i
  where order_id = any (of_orders) and not exists (select from current_capture_issues c where c.id = i.id);
  insert into capture_issues as i select * from current_capture_issues where order_id = any (of_orders)
  on conflict (id) do update
  set captured_at = excluded.captured_at, due_from = excluded.due_from, is_refund = excluded.is_refund,
    needs_attention = excluded.needs_attention
  where i.* is distinct from excluded.*;
$$;

-- What is written without holding the order, such as when an attempt is checked next, makes no issue.
create function refresh_issues_of_captures() returns trigger
language plpgsql
as $$
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

create trigger refresh_capture_issues_on_insert after insert on payment_attempts
  referencing new table as new_rows for each statement execute function refresh_issues_of_captures();
create trigger refresh_capture_issues_on_update after update on payment_attempts
  referencing old table as old_rows new table as new_rows for each statement execute function refresh_issues_of_captures();
create trigger refresh_capture_issues_on_insert after insert on mismatched_captures
  referencing new table as new_rows for each statement execute function refresh_issues_of_captures();
create trigger refresh_capture_issues_on_update after update on mismatched_captures
  referencing old table as old_rows new table as new_rows for each statement execute function refresh_issues_of_captures();

create function refresh_issues_of_order() returns trigger
language plpgsql
as $$
begin
  perform refresh_capture_issues(array[new.id]);
  return null;
end
$$;

create trigger refresh_capture_issues after update of deleted_at on orders
  for each row when (old.deleted_at is distinct from new.deleted_at) execute function refresh_issues_of_order();

create function refresh_issues_of_refund() returns trigger
language plpgsql
as $$
begin
  perform refresh_capture_issues(array[new.order_id]);
  return null;
end
$$;

create trigger refresh_capture_issues_on_insert after insert on refund_requests
  for each row execute function refresh_issues_of_refund();
create trigger refresh_capture_issues_on_update after update of state on refund_requests
  for each row when (old.state is distinct from new.state) execute function refresh_issues_of_refund();
