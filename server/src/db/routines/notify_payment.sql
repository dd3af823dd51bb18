-- The public state of an attempt shows refunds; the admin's lists show captures that need attention.
create or replace function notify_payment() returns trigger language plpgsql as $$
declare
  the_order orders;
  tags text[] := array['Payment/' || new.tran_id, 'Order/' || new.order_id];
begin
  select * into the_order from orders where id = new.order_id;
  if new.captured_at is not null and (
    new.state = 'duplicate' or new.risk_level <> 0 or the_order.deleted_at is not null
    or new.refunded_at is not null or new.accepted_at is not null
  ) then
    tags := tags || array['Payment', 'Order', 'Dashboard'];
  end if;
  perform notify_change(tags, the_order.user_id);
  return null;
end
$$;

create or replace trigger notify_payment after insert on payment_attempts for each row execute function notify_payment();
create or replace trigger notify_payment_edit after update on payment_attempts
  for each row when (
    (old.state, old.captured_at, old.refunded_at, old.accepted_at)
    is distinct from (new.state, new.captured_at, new.refunded_at, new.accepted_at)
  ) execute function notify_payment();
