-- What `capture_issues` contains. `captures` says what a capture's reason is, and whether it still needs attention.
create or replace view current_capture_issues as
  select c.id, c.order_id, o.placed_at, c.captured_at,
    shop_day(case c.reason when 'orderDeleted' then greatest(c.captured_at, o.deleted_at) else c.captured_at end) as due_from,
    c.reason <> 'risky' as is_refund, c.needs_attention
  from captures c join orders o on o.id = c.order_id
  where c.reason is not null;
