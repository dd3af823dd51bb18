-- The products that match all of `wide`: first those that match all of `named`, then those that match most of `anywhere`; of these the ones
-- whose names begin with `name_begins`. The index is not read for the parts that are `broad`, such as a single letter, which most of
-- the catalogue matches.
create or replace function rank_matches(
  wide text[], named text[], anywhere text[], name_begins text[], broad boolean[], max_hits integer, max_count integer,
  filter text default '', out hits uuid[], out total integer
)
language plpgsql stable
as $$
declare
  indexed text := array_to_string(array(select part from unnest(wide, broad) as each (part, is_broad) where not is_broad), ') & (');
  read_whole text := array_to_string(array(select part from unnest(wide, broad) as each (part, is_broad) where is_broad), ') & (');
  -- `is true` keeps a condition out of the index scan.
  condition text := concat_ws(' and ',
    case when indexed <> '' then format('s.words @@ %L::tsquery', '(' || indexed || ')') end,
    case when read_whole <> '' then format('(s.words @@ %L::tsquery) is true', '(' || read_whole || ')') end
  );
  all_named text := '(' || array_to_string(named, ') & (') || ')';
  is_named text := format('s.words @@ %L::tsquery', all_named);
  begins text := format('(s.words @@ %L::tsquery) is true', array_to_string(name_begins, ' & '));
  parts integer := cardinality(anywhere);
  level text;
  tiers text[] := '{}';
begin
  if parts <= 3 then
    tiers := array[is_named || ' and ' || begins, is_named || ' and not ' || begins];
    for count in reverse parts .. 0 loop
      level := concat_ws(' and ',
        condition,
        case when count > 0 then format('s.words @@ %L::tsquery', at_least(anywhere, count)) end,
        format('(s.words @@ %L::tsquery) is true', '!(' || all_named || ')' || case when count < parts then ' & !(' || at_least(anywhere, count + 1) || ')' else '' end)
      );
      tiers := tiers || array[level || ' and ' || begins, level || ' and not ' || begins];
    end loop;
  end if;
  select * into hits, total from read_matches(
    condition,
    concat_ws(', ',
      is_named || ' desc',
      (select string_agg(format('(s.words @@ %L::tsquery)::integer', part), ' + ') from unnest(anywhere) as part) || ' desc',
      begins || ' desc'
    ),
    tiers, max_hits, max_count, filter
  );
end
$$;
