-- Joins neighbouring words, so that 'powerbank' finds 'Power Bank' and the other way round.
create or replace function joined_pairs(words text[]) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(left(words[i] || words[i + 1], 40)), '{}')
  from generate_series(1, cardinality(words) - 1) as i
$$;
