-- A deletion can turn a payment into an issue, and changes the public state of the order's attempts. Return requests say that it is
-- cancelled.
create or replace function notify_deleted_order() returns trigger language plpgsql as $$
begin
  perform notify_change(
    array['Payment'] || array(select 'Payment/' || tran_id from payment_attempts where order_id = new.id)
      || array(select 'Return' from return_requests where order_id = new.id limit 1),
    new.user_id
  );
  return null;
end
$$;

create or replace trigger notify_deleted_order after update of deleted_at on orders
  for each row when (old.deleted_at is distinct from new.deleted_at) execute function notify_deleted_order();
