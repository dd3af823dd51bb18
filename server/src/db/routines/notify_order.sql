create or replace function notify_order() returns trigger language plpgsql as $$
declare
  changed orders := case tg_op when 'DELETE' then old else new end;
begin
  perform notify_change(array['Order', 'Order/' || changed.id, 'Review', 'Dashboard'], changed.user_id);
  return null;
end
$$;

create or replace trigger notify_order after insert or delete on orders for each row execute function notify_order();
create or replace trigger notify_order_edit after update on orders
  for each row when (old.* is distinct from new.*) execute function notify_order();
