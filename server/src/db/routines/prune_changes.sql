-- Removes rows in the order of their positions, so that those that are left are complete. In that order it reads no more than what it
-- removes, up to the first row that is too new.
create or replace function prune_changes(older_than interval) returns void language sql as $$
  delete from changes where xid < (
    select max(xid) from changes where xid < coalesce(
      (select xid from changes where changed_at >= now() - older_than order by xid, id limit 1), '18446744073709551615'
    )
  )
$$;
