-- If no product has all words: products with the last one, which is the thing itself in Bengali and English, and most of the others.
create or replace function rank_partial_matches(
  meanings text[], max_hits integer, max_count integer, filter text default '',
  out hits uuid[], out total integer
)
language plpgsql stable
as $$
declare
  last text := format('s.words @@ %L::tsquery', meanings[cardinality(meanings)]);
  others text[] := trim_array(meanings, 1);
  parts integer := cardinality(others);
  of_others text;
  tiers text[] := '{}';
begin
  if parts <= 2 then
    for count in reverse parts .. 0 loop
      of_others := concat_ws(' and ',
        case when count > 0 then format('s.words @@ %L::tsquery', at_least(others, count)) end,
        case when count < parts then format('(s.words @@ %L::tsquery) is not true', at_least(others, count + 1)) end
      );
      tiers := tiers || (last || ' and ' || of_others);
    end loop;
    for count in reverse parts .. 1 loop
      tiers := tiers || concat_ws(' and ',
        format('(%s) is not true', last),
        format('s.words @@ %L::tsquery', at_least(others, count)),
        case when count < parts then format('(s.words @@ %L::tsquery) is not true', at_least(others, count + 1)) end
      );
    end loop;
  end if;
  select * into hits, total from read_matches(
    format('s.words @@ %L::tsquery', at_least(meanings, 1)),
    concat_ws(', ',
      last || ' desc',
      (select string_agg(format('(s.words @@ %L::tsquery)::integer', part), ' + ') from unnest(meanings) as part) || ' desc'
    ),
    tiers, max_hits, max_count, filter
  );
end
$$;
