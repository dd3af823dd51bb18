-- Each statement that changes payments or deletes orders calls this for the orders, which it holds.
create or replace function refresh_capture_issues(of_orders uuid[]) returns void language sql as $$
  delete from capture_issues i
  where order_id = any (of_orders) and not exists (select from current_capture_issues c where c.id = i.id);
  insert into capture_issues as i select * from current_capture_issues where order_id = any (of_orders)
  on conflict (id) do update
  set captured_at = excluded.captured_at, due_from = excluded.due_from, is_refund = excluded.is_refund,
    needs_attention = excluded.needs_attention
  where i.* is distinct from excluded.*;
$$;
