-- One notice for each change of an attempt. The list of payments that need attention shows captures, and the public state of
-- an attempt says whether its money is refunded, so accepting and refunding name both.
drop trigger announce_capture on payment_attempts;
drop trigger announce_extra_capture on payment_attempts;

create or replace function announce_payment() returns trigger
language plpgsql
as $$
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
  perform announce_change(tags, the_order.user_id);
  return null;
end
$$;

drop trigger announce_payment_edit on payment_attempts;
create trigger announce_payment_edit after update on payment_attempts
  for each row when (
    (old.state, old.captured_at, old.refunded_at, old.accepted_at)
    is distinct from (new.state, new.captured_at, new.refunded_at, new.accepted_at)
  ) execute function announce_payment();

-- Of captures that do not match: their attempt's public state says that they are under review, or refunded.
create or replace function announce_payment_issue() returns trigger
language plpgsql
as $$
begin
  perform announce_change(
    array['Payment/' || new.attempt_id, 'Order/' || new.order_id, 'Payment', 'Order', 'Dashboard'],
    (select user_id from orders where id = new.order_id)
  );
  return null;
end
$$;

-- The public state of an attempt says that its order is deleted.
create or replace function announce_deleted_order() returns trigger
language plpgsql
as $$
begin
  perform announce_change(
    array['Payment'] || array(select 'Payment/' || tran_id from payment_attempts where order_id = new.id),
    new.user_id
  );
  return null;
end
$$;
