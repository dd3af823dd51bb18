-- If no product has all words: products with the last one, which is the thing itself in Bengali and English, and most of the others.
create or replace function find_partial_matches(meanings text[], max_results integer) returns uuid[] language plpgsql stable as $$
declare
  parts tsquery[] := meanings::tsquery[];
  last tsquery := parts[cardinality(parts)];
  others tsquery := array_to_string(trim_array(meanings, 1), ' | ');
  search_query tsquery := last && others;
  hits uuid[];
begin
  loop
    hits := array(
      select s.product_id from product_search s
      where s.words @@ search_query
      order by s.words @@ last desc,
        coalesce((s.words @@ parts[1])::integer, 0) + coalesce((s.words @@ parts[2])::integer, 0)
        + coalesce((s.words @@ parts[3])::integer, 0) + coalesce((s.words @@ parts[4])::integer, 0)
        + coalesce((s.words @@ parts[5])::integer, 0) + coalesce((s.words @@ parts[6])::integer, 0)
        + coalesce((s.words @@ parts[7])::integer, 0) + coalesce((s.words @@ parts[8])::integer, 0) desc,
        s.sold desc, s.created_at desc, s.product_id desc
      limit max_results
    );
    exit when cardinality(hits) = max_results or search_query = (last || others);
    search_query := last || others;
  end loop;
  return hits;
end
$$;
