-- The committed changes of the last minutes, from which each process reads what the others have changed. A row costs a write next to
-- nothing; `pg_notify` made all commits wait for each other.
create table changes (
  -- Orders changes: once all transactions before a position have ended, no change with a smaller one can appear any more.
  xid xid8 not null default pg_current_xact_id(),
  id bigint not null generated always as identity,
  changed_at timestamptz not null default clock_timestamp(),
  tags text[] not null,
  owner uuid,
  primary key (xid, id)
);

-- There is always a row: whatever is older than the oldest may have been pruned.
insert into changes (tags) values ('{}');

create or replace function notify_change(tags text[], owner uuid) returns void
language sql
as $$
  insert into changes (tags, owner) select $1, $2 where not is_bulk_load()
$$;

-- Removes rows in the order of their positions, so that those that are left are complete.
create function prune_changes(older_than interval) returns void
language sql
as $$
  delete from changes where xid < (select max(xid) from changes where changed_at < now() - older_than)
$$;
