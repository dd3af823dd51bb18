-- How people called what an action was done to, when it was done.
alter table audit_log add column label text not null default '';

create index audit_log_by_action on audit_log (action, at, id);
create index audit_log_by_actor on audit_log (actor_email collate "C", at, id);

create function announce_audit() returns trigger
language plpgsql
as $$
begin
  perform announce_change(array['Audit'], null);
  return null;
end
$$;

create trigger announce_audit after insert on audit_log
  for each statement execute function announce_audit();

-- An order's page shows its attempts; the lists show which orders have money to give back.
create or replace function announce_payment() returns trigger
language plpgsql
as $$
declare
  tags text[] := array['Payment/' || new.tran_id, 'Order/' || new.order_id];
begin
  if new.state = 'duplicate' then
    tags := tags || array['Order', 'Dashboard'];
  end if;
  perform announce_change(tags, (select user_id from orders where id = new.order_id));
  return null;
end
$$;
