-- needs: 0029
-- Users whose name and picture the identity service does not have yet.
create table account_updates (
  user_id uuid primary key references users on delete cascade,
  changed_at timestamptz not null default now(),
  due_at timestamptz not null default now()
);
create index account_updates_due on account_updates (due_at);
