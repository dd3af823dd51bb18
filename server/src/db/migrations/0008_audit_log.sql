create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  actor_email text,
  action text not null check (action <> ''),
  subject text not null,
  -- Name of the subject at the time of the action.
  label text not null default '',
  details jsonb not null default '{}'
);

create index audit_log_by_time on audit_log (at, id);
create index audit_log_by_subject on audit_log (subject, id);
create index audit_log_by_action on audit_log (action, at, id);
create index audit_log_by_actor on audit_log (actor_email collate "C", at, id);

create trigger audit_log_never_changes before update or delete on audit_log
  for each row execute function reject_change();
create trigger audit_log_never_truncated before truncate on audit_log
  for each statement execute function reject_change();
