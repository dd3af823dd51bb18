-- For the released version, whose statements call it. `find_products` counts, too, and knows of prices.
create or replace function search_products(search_query text, max_results integer, is_exact boolean default false)
returns table (id uuid, rank bigint, corrected text)
language sql stable rows 20
as $$
  select hit, hit_rank, found.corrected
  from find_products(search_query, max_results, max_results, is_exact) as found, unnest(found.hits) with ordinality as listed (hit, hit_rank)
$$;
