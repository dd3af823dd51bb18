-- Removes rows in the order of their positions, so that those that are left are complete.
create or replace function prune_changes(older_than interval) returns void language sql as $$
  delete from changes where xid < (select max(xid) from changes where changed_at < now() - older_than)
$$;
