create or replace function reject_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or removed', tg_table_name using errcode = 'JT003';
end
$$;

create or replace trigger order_items_never_change before update or delete on order_items for each row execute function reject_change();
create or replace trigger payment_attempts_stay before delete on payment_attempts for each row execute function reject_change();
create or replace trigger mismatched_captures_stay before delete on mismatched_captures for each row execute function reject_change();
create or replace trigger audit_log_never_changes before update or delete on audit_log for each row execute function reject_change();
create or replace trigger audit_log_never_truncated before truncate on audit_log for each statement execute function reject_change();
create or replace trigger refund_requests_stay before delete on refund_requests for each row execute function reject_change();
