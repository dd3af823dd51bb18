create or replace function to_search_vector(name_words text[], category_words text[], feature_words text[]) returns tsvector
language sql immutable parallel safe
as $$
  select array_to_tsvector(
    name_words || category_words || joined_pairs(name_words)
    || array(select '~' || word from unnest(name_words) as word)
    || array(select '*' || word from unnest(feature_words || joined_pairs(feature_words)) as word)
  )
$$;
