-- Splits at white space and punctuation, not by the locale, which may split Bengali words in the middle.
create function split_words(text_to_cut text) returns text[]
language sql stable parallel safe
as $$
  select coalesce(array_agg(left(word, 40) order by rank), '{}')
  from regexp_split_to_table(
    lower(unaccent(normalize(text_to_cut, nfkc))),
    '[\s!-/:-@\[-`{-~।॥“”‘’–—…•]+'
  ) with ordinality as cut (word, rank)
  where word <> ''
$$;

-- Returns `'ear' & 'pro'`, or `'~ear':* & '~pro':*` with a tilde before and `:*` behind each word.
create function to_and_query(words text[], before text default '', behind text default '') returns tsquery
language sql immutable parallel safe
as $$
  select string_agg('''' || before || word || '''' || behind, ' & ')::tsquery from unnest(words) as word
$$;

-- Joins neighbouring words, so that 'powerbank' finds 'Power Bank' and the other way round.
create function joined_pairs(words text[]) returns text[]
language sql immutable parallel safe
as $$
  select coalesce(array_agg(left(words[i] || words[i + 1], 40)), '{}')
  from generate_series(1, cardinality(words) - 1) as i
$$;

create function category_words(category text) returns text[]
language sql stable
as $$
  select split_words(category) || split_words(coalesce(
    (select words from category_synonyms where category_key = lower(category)), ''
  ))
$$;

-- For the admin's search, which matches any substring.
create function write_search_text() returns trigger
language plpgsql
as $$
begin
  new.search_text := array_to_string(split_words(new.product_name) || category_words(new.category), ' ');
  return new;
end
$$;

create trigger write_search_text before insert or update of product_name, category, search_text
  on products for each row execute function write_search_text();

create index products_search_text on products using gin (search_text gin_trgm_ops) where deleted_at is null;

-- For the shop's search: narrow rows of the products on sale, since a common word reads many of them.
create table product_search (
  product_id uuid primary key references products on delete cascade,
  -- All words of name and category, and those of the name once more with the prefix `~`.
  words tsvector not null,
  sold integer not null,
  created_at timestamptz not null
);

create index product_search_words on product_search using gin (words) with (fastupdate = off);
create index product_search_popularity on product_search (sold, created_at, product_id);

-- Every word of every product, to correct misspelt words.
create table search_words (
  word text collate "C" primary key
);

create index search_words_trigrams on search_words using gin (word gin_trgm_ops) with (fastupdate = off);
create index search_words_initials on search_words (left(word, 1));

create function to_search_vector(name_words text[], category_words text[]) returns tsvector
language sql immutable parallel safe
as $$
  select array_to_tsvector(
    name_words || category_words || joined_pairs(name_words)
    || array(select '~' || word from unnest(name_words) as word)
  )
$$;

create function index_product_words() returns trigger
language plpgsql
as $$
declare
  old_words text[] := (select tsvector_to_array(words) from product_search where product_id = new.id);
  new_vector tsvector := to_search_vector(split_words(new.product_name), category_words(new.category));
begin
  if new.deleted_at is not null then
    delete from product_search where product_id = new.id;
  else
    insert into product_search (product_id, words, sold, created_at)
      values (new.id, new_vector, new.sold, new.created_at)
      on conflict (product_id) do update set words = excluded.words;
    -- Ordered, so that concurrent writers cannot deadlock.
    insert into search_words
      select word from unnest(tsvector_to_array(new_vector)) as word where word !~ '^~' order by word
      on conflict do nothing;
  end if;
  -- A word that no product has any more, for instance a corrected misspelling, is no longer a known word.
  delete from search_words s
    where s.word = any (old_words)
    and not exists (select from product_search where words @@ to_and_query(array[s.word]));
  return null;
end
$$;

create trigger index_product_words after insert or update of product_name, category, search_text, deleted_at
  on products for each row execute function index_product_words();

create function index_product_sales() returns trigger
language plpgsql
as $$
begin
  update product_search set sold = new.sold where product_id = new.id;
  return null;
end
$$;

create trigger index_product_sales after update of sold on products
  for each row when (old.sold <> new.sold) execute function index_product_sales();

-- Updating `search_text` fires both triggers, which read the synonyms again.
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

-- Known words closest to a misspelt one: at most one letter in three wrong, or many common trigrams.
create function similar_words(misspelt text) returns text[]
language sql stable
as $$
  select coalesce(array_agg(word), '{}')
  from (
    select word, closeness, max(closeness) over () as closest
    from (
      select word, greatest(
        similarity(word, misspelt),
        case when wrong <= least(3, (length(misspelt) + 1) / 3)
          then 1 - wrong::real / greatest(length(word), length(misspelt)) else 0 end
      ) as closeness
      from search_words, levenshtein_less_equal(word, misspelt, 3) as wrong
      where length(misspelt) > 2 and (left(word, 1) = left(misspelt, 1) or word % misspelt)
        and length(word) between length(misspelt) - 3 and length(misspelt) + 3
      order by closeness desc, word
      limit 5
    ) as nearest
  ) as candidates
  where closeness >= 0.4 and closeness >= 0.85 * closest
$$;

-- Matches known words with this prefix or, if there are none, the most similar words.
create function to_word_query(given text) returns tsquery
language sql stable
as $$
  select case
    when exists (select from search_words where word >= given and word < given || chr(1114111))
    then to_and_query(array[given], behind => ':*')
    else coalesce(
      (select string_agg('''' || near || '''', ' | ')::tsquery from unnest(similar_words(given)) as near),
      to_and_query(array[given])
    )
  end
$$;

-- Ids of matching products, best sold first. A common word is found quickest among the most popular products, which are read first;
-- rare words and combinations are found quickest by the index on words.
create function find_best_sold(search_query tsquery, max_results integer, popular_first integer default 0) returns uuid[]
language plpgsql stable
as $$
declare
  hits uuid[];
begin
  if popular_first > 0 then
    hits := array(
      select popular.product_id
      from (
        select s.product_id, s.words from product_search s
        order by s.sold desc, s.created_at desc, s.product_id desc limit popular_first
      ) as popular
      where popular.words @@ search_query
      limit max_results
    );
    if cardinality(hits) = max_results then return hits; end if;
  end if;
  return array(
    select s.product_id from product_search s
    where s.words @@ search_query
    order by s.sold desc, s.created_at desc, s.product_id desc
    limit max_results
  );
end
$$;

-- If no product has all words: products with all but one, otherwise those with the most.
create function find_partial_matches(meanings tsquery[], max_results integer) returns uuid[]
language plpgsql stable
as $$
declare
  search_query tsquery;
  hits uuid[];
begin
  if cardinality(meanings) > 2 then
    hits := find_best_sold((
      select string_agg(all_but_one, ' | ')::tsquery
      from generate_subscripts(meanings, 1) as omitted
      cross join lateral (
        select '(' || string_agg('(' || meaning::text || ')', ' & ') || ')' as all_but_one
        from unnest(meanings) with ordinality as each (meaning, rank) where rank <> omitted
      ) as others
    ), max_results);
    if cardinality(hits) > 0 then return hits; end if;
  end if;
  search_query := array_to_string(meanings, ' | ')::tsquery;
  hits := array(
    select popular.product_id
    from (
      select s.* from product_search s order by s.sold desc, s.created_at desc, s.product_id desc limit 1000
    ) as popular
    where popular.words @@ search_query
    order by (select count(*) from unnest(meanings) as meaning where popular.words @@ meaning) desc,
      popular.sold desc, popular.created_at desc, popular.product_id desc
    limit max_results
  );
  return case when cardinality(hits) > 0 then hits else find_best_sold(search_query, max_results) end;
end
$$;

-- Ids of the best matches, best first: all words in the name, then in name and category, then as prefixes. If there are none,
-- misspelt words are corrected; if there are still none, some of the words are enough.
create function search_products(search_query text, max_results integer)
returns table (id uuid, rank bigint)
language plpgsql stable
as $$
declare
  words text[] := (split_words(search_query))[1:8];
  named tsquery := to_and_query(words, '~');
  anywhere tsquery := to_and_query(words);
  name_begins tsquery := to_and_query(words, '~', ':*');
  begins tsquery := to_and_query(words, behind => ':*');
  popular_first integer := case cardinality(words) when 1 then 300 else 0 end;
  meanings tsquery[];
  hits uuid[];
begin
  if cardinality(words) = 0 or max_results < 1 then return; end if;
  if cardinality(words) > 1 then
    begins := begins || to_and_query(array[left(array_to_string(words, ''), 40)], behind => ':*');
  end if;

  hits := find_best_sold(named, max_results, popular_first);
  if cardinality(hits) < max_results then
    hits := hits || find_best_sold(anywhere && !!named, max_results - cardinality(hits), popular_first);
  end if;
  if cardinality(hits) < max_results then
    hits := hits || find_best_sold(name_begins && !!anywhere, max_results - cardinality(hits), popular_first);
  end if;
  if cardinality(hits) < max_results then
    hits := hits || find_best_sold(begins && !!(anywhere || name_begins), max_results - cardinality(hits), popular_first);
  end if;

  if cardinality(hits) = 0 then
    meanings := array(select to_word_query(word) from unnest(words) as word);
    hits := find_best_sold(
      (select string_agg('(' || meaning::text || ')', ' & ')::tsquery from unnest(meanings) as meaning), max_results, popular_first
    );
  end if;
  if cardinality(hits) = 0 and cardinality(words) > 1 then
    hits := find_partial_matches(meanings, max_results);
  end if;
  return query select hit, hit_rank from unnest(hits) with ordinality as listed (hit, hit_rank);
end
$$;
