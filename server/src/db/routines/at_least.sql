-- A search query for products that have at least so many of the parts, of three at most.
create or replace function at_least(parts text[], min_parts integer) returns text language sql immutable parallel safe as $$
  select case min_parts
    when cardinality(parts) then '(' || array_to_string(parts, ') & (') || ')'
    when 1 then '(' || array_to_string(parts, ') | (') || ')'
    else (
      select string_agg('(' || one || ') & (' || other || ')', ' | ')
      from unnest(parts) with ordinality as first (one, i), unnest(parts) with ordinality as second (other, j)
      where i < j
    )
  end
$$;
