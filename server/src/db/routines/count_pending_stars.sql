-- Adds pending stars to `products.star_counts`, at most so many rows. Returns whether more may be pending. If another process is
-- counting, it does nothing. It announces a change of each product; lists that are sorted by stars and do not show it expire by time.
create or replace function count_pending_stars(max_rows integer) returns boolean language plpgsql as $$
declare
  has_more boolean;
  tags text[];
begin
  if not pg_try_advisory_xact_lock(hashtext('jontro.count_stars')) then return false; end if;
  with taken as (
    delete from pending_stars where ctid = any (array(select ctid from pending_stars limit max_rows)) returning *
  ),
  changed as (
    select product_id, array[
      coalesce(sum(change) filter (where stars = 1), 0),
      coalesce(sum(change) filter (where stars = 2), 0),
      coalesce(sum(change) filter (where stars = 3), 0),
      coalesce(sum(change) filter (where stars = 4), 0),
      coalesce(sum(change) filter (where stars = 5), 0)
    ]::integer[] as counts
    from taken group by product_id
  ),
  -- In the order of their IDs, as admins do.
  locked as materialized (
    select id from products where id in (select product_id from taken) order by id for no key update
  ),
  updated as (
    update products p
    set star_counts = array(
      select before + more from unnest(p.star_counts, changed.counts) with ordinality as pair (before, more, number) order by number
    )
    from locked join changed on changed.product_id = locked.id
    where p.id = locked.id
    returning p.id
  )
  select (select count(*) >= max_rows from taken), array(select 'Product/' || id from updated) into has_more, tags;
  if cardinality(tags) > 0 then perform notify_change(tags, null); end if;
  return has_more;
end
$$;
