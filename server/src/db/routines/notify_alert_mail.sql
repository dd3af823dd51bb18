-- An alert is open until its mail is being sent, and again if that failed.
create or replace function notify_alert_mail() returns trigger language plpgsql as $$
begin
  perform notify_change('{Alert}', (select user_id from product_alerts where id = new.alert_id));
  return null;
end
$$;

create or replace trigger notify_alert_mail after update of state on mails
  for each row when (new.alert_id is not null and (old.state = 'deferred') <> (new.state = 'deferred'))
  execute function notify_alert_mail();
