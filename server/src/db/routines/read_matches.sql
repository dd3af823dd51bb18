-- Ids of the first matches, and their number up to `max_count`. A few matches are sorted by `sorting`. More than these have a common word,
-- and would take too long: they are read tier by tier, each in order of popularity, until there are enough. Of a common tier the first
-- are among the most popular products; of another one all are read. All conditions are SQL about `s`, with the words in it: only then
-- the planner knows which words are common.
create or replace function read_matches(
  condition text, sorting text, tiers text[], max_hits integer, max_count integer, filter text,
  out hits uuid[], out total integer
)
language plpgsql stable
as $$
declare
  max_sorted constant integer := 500;
  most_popular constant integer := greatest(1000, 10 * max_hits);
  popularity constant text := 's.sold desc, s.created_at desc, s.product_id desc';
  has_tiers constant boolean := cardinality(tiers) > 0;
  popular_hits uuid[];
  popular_tiers integer[];
  found uuid[];
begin
  execute format(
    'select count(*), coalesce((array_agg(s.product_id order by %s, %s) filter (where %L))[1:%s], %L)
    from (select * from product_search s where %s %s limit %s) as s',
    sorting, popularity, max_hits > 0, max_hits, '{}', condition, filter,
    case when max_hits = 0 then max_count::text when has_tiers then greatest(max_count, max_sorted + 1)::text else 'all' end
  ) into total, hits;
  if has_tiers and max_hits > 0 and total > max_sorted then
    execute format(
      'select array_agg(s.product_id order by tier, %s), array_agg(tier order by tier, %s)
      from (
        select s.*, case %s end as tier
        from (select * from product_search s order by %s limit %s) as s
        where %s %s
      ) as s',
      popularity, popularity,
      (select string_agg(format('when %s then %s', tier, number), ' ') from unnest(tiers) with ordinality as each (tier, number)),
      popularity, most_popular, condition, filter
    ) into popular_hits, popular_tiers;
    hits := '{}';
    for number in 1 .. cardinality(tiers) loop
      found := array(
        select hit from unnest(popular_hits, popular_tiers) with ordinality as popular (hit, tier, rank)
        where tier = number order by rank limit max_hits - cardinality(hits)
      );
      if cardinality(found) < max_hits - cardinality(hits) then
        -- `offset` keeps the planner from reading in order of popularity.
        execute format(
          'select array(
            select s.product_id from (select * from product_search s where %s %s offset 0) as s order by %s limit %s
          )',
          tiers[number], filter, popularity, max_hits - cardinality(hits)
        ) into found;
      end if;
      hits := hits || found;
      exit when cardinality(hits) >= max_hits;
    end loop;
  end if;
  total := least(total, max_count);
end
$$;
