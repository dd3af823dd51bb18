create table images (
  id uuid primary key,
  owner_id uuid references users on delete set null,
  url text not null unique check (length(url) <= 2000),
  content_type text not null,
  bytes integer not null check (bytes > 0),
  used boolean not null default false,
  created_at timestamptz not null default now()
);

create index images_unused on images (created_at) where not used;
create index images_by_owner on images (owner_id);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  actor_email text,
  action text not null check (action <> ''),
  subject text not null,
  details jsonb not null default '{}'
);

create index audit_log_by_time on audit_log (at, id);
create index audit_log_by_subject on audit_log (subject, id);

create trigger audit_log_never_changes before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_log_never_truncated before truncate on audit_log
  for each statement execute function refuse_change();
