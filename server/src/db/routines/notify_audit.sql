create or replace function notify_audit() returns trigger language plpgsql as $$
begin
  perform notify_change(array['Audit'], null);
  return null;
end
$$;

create or replace trigger notify_audit after insert on audit_log for each statement execute function notify_audit();
