create or replace function notify_customer_note() returns trigger language plpgsql as $$
declare
  changed customer_notes := case tg_op when 'DELETE' then old else new end;
begin
  -- Without an owner only admins get the event: not the user whom the note is about.
  perform notify_change(array['CustomerNote/' || changed.user_id], null);
  return null;
end
$$;

create or replace trigger notify_customer_note after insert or delete on customer_notes
  for each row execute function notify_customer_note();
