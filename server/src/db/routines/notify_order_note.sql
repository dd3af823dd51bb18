create or replace function notify_order_note() returns trigger language plpgsql as $$
declare
  changed order_notes := case tg_op when 'DELETE' then old else new end;
begin
  -- With an owner only this user and admins get the event.
  perform notify_change(array['OrderNote/' || changed.order_id], changed.author_id);
  return null;
end
$$;

create or replace trigger notify_order_note after insert or delete on order_notes for each row execute function notify_order_note();
