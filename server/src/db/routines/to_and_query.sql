-- Returns `'ear' & 'pro'`, or `'~ear':* & '~pro':*` with a tilde before and `:*` behind each word.
create or replace function to_and_query(words text[], before text default '', behind text default '') returns tsquery
language sql immutable parallel safe
as $$
  select string_agg('''' || before || word || '''' || behind, ' & ')::tsquery from unnest(words) as word
$$;
