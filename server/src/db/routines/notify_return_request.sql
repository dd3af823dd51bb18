create or replace function notify_return_request() returns trigger language plpgsql as $$
begin
  perform notify_change(array['Return', 'Return/' || new.order_id], (select user_id from orders where id = new.order_id));
  return null;
end
$$;

create or replace trigger notify_return_request after insert or update on return_requests
  for each row execute function notify_return_request();
