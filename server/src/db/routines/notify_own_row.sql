-- Announces a change of a row to its user, with the tag that the trigger names.
create or replace function notify_own_row() returns trigger language plpgsql as $$
begin
  perform notify_change(array[tg_argv[0]], case tg_op when 'DELETE' then old.user_id else new.user_id end);
  return null;
end
$$;

create or replace trigger notify_address after insert or update or delete on addresses
  for each row execute function notify_own_row('Address');
create or replace trigger notify_alert after insert or delete on product_alerts
  for each row execute function notify_own_row('Alert');
create or replace trigger notify_served_alert after update of served_at on product_alerts
  for each row execute function notify_own_row('Alert');
