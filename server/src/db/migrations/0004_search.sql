-- Words are cut at blanks and at ASCII and common punctuation, not by the locale, which may tear Bengali words apart.
create function words_of(text_to_cut text) returns text[]
language sql stable parallel safe
as $$
  select coalesce(array_agg(left(word, 40) order by place), '{}')
  from regexp_split_to_table(
    lower(unaccent(normalize(text_to_cut, nfkc))),
    '[\s!-/:-@\[-`{-~।॥“”‘’–—…•]+'
  ) with ordinality as cut (word, place)
  where word <> ''
$$;

-- Neighbours written as one, so that 'powerbank' finds 'Power Bank' and the other way round.
create function joined_pairs(words text[]) returns text[]
language sql immutable parallel safe
as $$
  select coalesce(array_agg(left(words[i] || words[i + 1], 40)), '{}')
  from generate_series(1, cardinality(words) - 1) as i
$$;

-- A: the name, B: the category and its synonyms, C: neighbours in the name written as one.
create function search_vector_of(name_words text[], category_words text[]) returns tsvector
language sql immutable parallel safe
as $$
  select coalesce(string_agg('''' || word || ''':1' || weight, ' '), '')::tsvector
  from (
    select unnest(name_words) as word, 'A' as weight
    union all select unnest(category_words), 'B'
    union all select unnest(joined_pairs(name_words)), 'C'
  ) as labelled
$$;

-- Every word of any product: misspelt words are corrected against this.
create table search_words (
  word text primary key
);

create index search_words_trigrams on search_words using gin (word gin_trgm_ops);

create function index_product_words() returns trigger
language plpgsql
as $$
declare
  name_words text[] := words_of(new.product_name);
  category_words text[] := words_of(new.category) || words_of(
    coalesce((select words from category_synonyms where category_key = lower(new.category)), '')
  );
begin
  new.search_text := array_to_string(name_words || category_words, ' ');
  new.search_vector := search_vector_of(name_words, category_words);
  -- One order for all writers, so that two of them can't wait for each other in a circle.
  insert into search_words
    select distinct word from unnest(tsvector_to_array(new.search_vector)) as word order by word
    on conflict do nothing;
  return new;
end
$$;

create trigger index_product_words before insert or update of product_name, category, search_text
  on products for each row execute function index_product_words();

create function reindex_category() returns trigger
language plpgsql
as $$
begin
  update products set search_text = '' where category_key in (old.category_key, new.category_key);
  return null;
end
$$;

create trigger reindex_category after insert or update or delete on category_synonyms
  for each row execute function reindex_category();

create index products_search on products using gin (search_vector) where deleted_at is null;
create index products_search_text on products using gin (search_text gin_trgm_ops) where deleted_at is null;

-- `'ear':* & 'pro':*A`: all words, as beginnings, with a weight if one is given.
create function prefix_query(words text[], weight text) returns tsquery
language sql immutable parallel safe
as $$
  select string_agg('''' || word || ''':*' || weight, ' & ')::tsquery from unnest(words) as word
$$;

-- The words of the shop that are written most like this one.
create function similar_words(misspelt text) returns text[]
language sql stable parallel safe
as $$
  select coalesce(array_agg(word), '{}')
  from (
    select word, closeness, max(closeness) over () as closest
    from (
      select word, similarity(word, misspelt) as closeness
      from search_words
      where word % misspelt and length(word) between length(misspelt) - 3 and length(misspelt) + 3
      order by closeness desc, word
      limit 5
    ) as nearest
  ) as candidates
  where closeness >= 0.7 * closest
$$;

-- The ids of the products that match best, best first: all words as beginnings; else corrected; else some of the words.
create function search_products(wanted text, most integer)
returns table (id uuid, place bigint)
language plpgsql stable
as $$
declare
  words text[] := (words_of(wanted))[1:8];
  whole text := array_to_string(words, '');
  anything tsquery;
  exactly tsquery;
  named tsquery;
  corrected tsquery;
  some_words tsquery;
begin
  if cardinality(words) = 0 then return; end if;

  -- One or two letters match a large part of the shop: the best sold ones are enough, and they are quickly found.
  if cardinality(words) = 1 and length(whole) <= 2 then
    anything := prefix_query(words, '');
    exactly := ('''' || whole || '''')::tsquery;
    return query
      select best.id, row_number() over () from (
        select popular.id from (
          select p.id, p.search_vector, p.sold, p.created_at from products p
          where p.deleted_at is null order by p.sold desc, p.created_at desc, p.id desc limit 1000
        ) as popular
        where popular.search_vector @@ anything
        order by popular.search_vector @@ exactly desc, popular.sold desc, popular.created_at desc, popular.id desc
        limit most
      ) as best;
    if found then return; end if;
  end if;

  anything := prefix_query(words, '');
  exactly := (select string_agg('''' || word || '''', ' & ')::tsquery from unnest(words) as word);
  named := prefix_query(words, 'A');
  if cardinality(words) > 1 then
    anything := anything || prefix_query(array[left(whole, 40)], '');
  end if;
  return query
    select best.id, row_number() over () from (
      select p.id from products p
      where p.deleted_at is null and p.search_vector @@ anything
      order by p.search_vector @@ exactly desc, p.search_vector @@ named desc, p.sold desc, p.created_at desc, p.id desc
      limit most
    ) as best;
  if found then return; end if;

  select string_agg('(' || alternatives || ')', ' & ')::tsquery, string_agg(alternatives, ' | ')::tsquery
    into corrected, some_words
  from (
    select '''' || word || ''':*' || coalesce(
      (select string_agg(' | ''' || near || '''', '') from unnest(similar_words(word)) as near), ''
    ) as alternatives
    from unnest(words) as word
  ) as per_word;
  return query
    select best.id, row_number() over () from (
      select p.id from products p
      where p.deleted_at is null and p.search_vector @@ corrected
      order by ts_rank(p.search_vector, corrected) desc, p.sold desc, p.created_at desc, p.id desc
      limit most
    ) as best;
  if found or cardinality(words) = 1 then return; end if;

  return query
    select best.id, row_number() over () from (
      select any_match.id from (
        select p.id, p.search_vector, p.sold from products p
        where p.deleted_at is null and p.search_vector @@ some_words limit 2000
      ) as any_match
      order by ts_rank(any_match.search_vector, some_words) desc, any_match.sold desc, any_match.id desc
      limit most
    ) as best;
end
$$;
