-- Ids of the products that match all of `wide`: first those that match all of `named`, then those that match most of `anywhere`.
-- The index is not read for the parts that are `broad`, such as a single letter, which most of the catalogue matches.
create or replace function find_in_tiers(
  wide text[], named text[], anywhere text[], name_begins text[], broad boolean[], max_results integer
) returns uuid[]
language plpgsql stable
as $$
declare
  all_wide tsquery := '(' || array_to_string(wide, ') & (') || ')';
  indexed text := array_to_string(array(select part from unnest(wide, broad) as each (part, is_broad) where not is_broad), ') & (');
  all_indexed tsquery := '(' || coalesce(nullif(indexed, ''), array_to_string(wide, ') & (')) || ')';
  all_named tsquery := '(' || array_to_string(named, ') & (') || ')';
  all_name_begins tsquery := array_to_string(name_begins, ' & ');
  parts tsquery[] := anywhere::tsquery[];
  first_rows integer := case when cardinality(wide) > 1 and max_results <= 300 then 501 end;
  hits uuid[];
begin
  loop
    if first_rows is null then
      -- Of a common word, the best matches are among the most popular products.
      hits := array(
        select popular.product_id
        from (
          select s.product_id, s.words from product_search s
          order by s.sold desc, s.created_at desc, s.product_id desc limit 300
        ) as popular
        where popular.words @@ all_named
        limit max_results
      );
      if cardinality(hits) = max_results then return hits; end if;
    end if;
    hits := array(
      select s.product_id
      from (
        -- `offset` keeps the second condition out of the index scan.
        select * from (select * from product_search where words @@ all_indexed offset 0) as found
        where indexed = '' or words @@ all_wide
        limit first_rows
      ) as s
      order by s.words @@ all_named desc,
        coalesce((s.words @@ parts[1])::integer, 0) + coalesce((s.words @@ parts[2])::integer, 0)
        + coalesce((s.words @@ parts[3])::integer, 0) + coalesce((s.words @@ parts[4])::integer, 0)
        + coalesce((s.words @@ parts[5])::integer, 0) + coalesce((s.words @@ parts[6])::integer, 0)
        + coalesce((s.words @@ parts[7])::integer, 0) + coalesce((s.words @@ parts[8])::integer, 0) desc,
        s.words @@ all_name_begins desc,
        s.sold desc, s.created_at desc, s.product_id desc
      limit greatest(max_results, first_rows)
    );
    -- More match than were read.
    exit when first_rows is null or cardinality(hits) < first_rows;
    first_rows := null;
  end loop;
  return hits[1:max_results];
end
$$;
