create or replace function notify_refund_request() returns trigger language plpgsql as $$
begin
  perform notify_change(
    array[
      'Payment/' || coalesce(
        (select attempt_id from mismatched_captures where id = new.payment_id), new.payment_id
      ),
      'Order/' || new.order_id, 'Payment', 'Order', 'Dashboard'
    ],
    (select user_id from orders where id = new.order_id)
  );
  return null;
end
$$;

create or replace trigger notify_refund_request after insert on refund_requests for each row execute function notify_refund_request();
create or replace trigger notify_refund_request_edit after update on refund_requests
  for each row when ((old.state, old.reference) is distinct from (new.state, new.reference))
  execute function notify_refund_request();
