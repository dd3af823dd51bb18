create or replace function category_words(category text) returns text[] language sql stable as $$
  select split_words(category) || split_words(coalesce(
    (select words from category_synonyms where category_key = lower(category)), ''
  ))
$$;
