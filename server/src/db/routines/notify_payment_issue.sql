create or replace function notify_payment_issue() returns trigger language plpgsql as $$
begin
  perform notify_change(
    array['Payment/' || new.attempt_id, 'Order/' || new.order_id, 'Payment', 'Order', 'Dashboard'],
    (select user_id from orders where id = new.order_id)
  );
  return null;
end
$$;

create or replace trigger notify_payment_issue after insert or update on mismatched_captures
  for each row execute function notify_payment_issue();
