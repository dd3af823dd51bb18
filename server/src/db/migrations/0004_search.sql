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

-- `'ear' & 'pro'`; `'~ear':* & '~pro':*` with a tilde before and `:*` behind.
create function all_words(words text[], before text default '', behind text default '') returns tsquery
language sql immutable parallel safe
as $$
  select string_agg('''' || before || word || '''' || behind, ' & ')::tsquery from unnest(words) as word
$$;

-- Neighbours written as one, so that 'powerbank' finds 'Power Bank' and the other way round.
create function joined_pairs(words text[]) returns text[]
language sql immutable parallel safe
as $$
  select coalesce(array_agg(left(words[i] || words[i + 1], 40)), '{}')
  from generate_series(1, cardinality(words) - 1) as i
$$;

create function category_words(category text) returns text[]
language sql stable
as $$
  select words_of(category) || words_of(coalesce(
    (select words from category_synonyms where category_key = lower(category)), ''
  ))
$$;

-- What admins find by any part of it.
create function write_search_text() returns trigger
language plpgsql
as $$
begin
  new.search_text := array_to_string(words_of(new.product_name) || category_words(new.category), ' ');
  return new;
end
$$;

create trigger write_search_text before insert or update of product_name, category, search_text
  on products for each row execute function write_search_text();

create index products_search_text on products using gin (search_text gin_trgm_ops) where deleted_at is null;

-- What shoppers search: narrow rows of the products that are for sale, since a common word visits many of them.
create table product_search (
  product_id uuid primary key references products on delete cascade,
  -- All words; those of the name once more with a tilde before them, which no word has.
  words tsvector not null,
  sold integer not null,
  created_at timestamptz not null
);

create index product_search_words on product_search using gin (words) with (fastupdate = off);
create index product_search_popularity on product_search (sold, created_at, product_id);

-- Every word of any product: misspelt words are corrected against this.
create table search_words (
  word text collate "C" primary key
);

create index search_words_trigrams on search_words using gin (word gin_trgm_ops) with (fastupdate = off);
create index search_words_initials on search_words (left(word, 1));

create function search_vector_of(name_words text[], category_words text[]) returns tsvector
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
  former text[] := (select tsvector_to_array(words) from product_search where product_id = new.id);
  present tsvector := search_vector_of(words_of(new.product_name), category_words(new.category));
begin
  if new.deleted_at is not null then
    delete from product_search where product_id = new.id;
  else
    insert into product_search (product_id, words, sold, created_at)
      values (new.id, present, new.sold, new.created_at)
      on conflict (product_id) do update set words = excluded.words;
    -- One order for all writers, so that two of them can't wait for each other in a circle.
    insert into search_words
      select word from unnest(tsvector_to_array(present)) as word where word !~ '^~' order by word
      on conflict do nothing;
  end if;
  -- A word that nothing has any more, for instance a misspelt one, must not pass for a known one.
  delete from search_words s
    where s.word = any (former)
    and not exists (select from product_search where words @@ all_words(array[s.word]));
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

-- Writing the text anew, whatever is written, makes both triggers read the synonyms again.
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

-- The words of the shop that are written most like this one: one letter in three wrong, or many trigrams in common.
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

-- What a word may stand for: what begins with it, or, where nothing does, the words most like it.
create function meaning_of(given text) returns tsquery
language sql stable
as $$
  select case
    when exists (select from search_words where word >= given and word < given || chr(1114111))
    then all_words(array[given], behind => ':*')
    else coalesce(
      (select string_agg('''' || near || '''', ' | ')::tsquery from unnest(similar_words(given)) as near),
      all_words(array[given])
    )
  end
$$;

-- Ids of products that match, best sold first. What matches one common word is soon found among the best sold ones, which are tried
-- first; what matches a rare word, or several, is soon found by the index.
create function best_sold(wanted tsquery, most integer, tried_first integer default 0) returns uuid[]
language plpgsql stable
as $$
declare
  hits uuid[];
begin
  if tried_first > 0 then
    hits := array(
      select popular.product_id
      from (
        select s.product_id, s.words from product_search s
        order by s.sold desc, s.created_at desc, s.product_id desc limit tried_first
      ) as popular
      where popular.words @@ wanted
      limit most
    );
    if cardinality(hits) = most then return hits; end if;
  end if;
  return array(
    select s.product_id from product_search s
    where s.words @@ wanted
    order by s.sold desc, s.created_at desc, s.product_id desc
    limit most
  );
end
$$;

-- Where no product has all the words: those that have all but one, else those that have most of them.
create function some_of(meanings tsquery[], most integer) returns uuid[]
language plpgsql stable
as $$
declare
  wanted tsquery;
  hits uuid[];
begin
  if cardinality(meanings) > 2 then
    hits := best_sold((
      select string_agg(all_but_one, ' | ')::tsquery
      from generate_subscripts(meanings, 1) as omitted
      cross join lateral (
        select '(' || string_agg('(' || meaning::text || ')', ' & ') || ')' as all_but_one
        from unnest(meanings) with ordinality as each (meaning, place) where place <> omitted
      ) as others
    ), most);
    if cardinality(hits) > 0 then return hits; end if;
  end if;
  wanted := array_to_string(meanings, ' | ')::tsquery;
  hits := array(
    select popular.product_id
    from (
      select s.* from product_search s order by s.sold desc, s.created_at desc, s.product_id desc limit 1000
    ) as popular
    where popular.words @@ wanted
    order by (select count(*) from unnest(meanings) as meaning where popular.words @@ meaning) desc,
      popular.sold desc, popular.created_at desc, popular.product_id desc
    limit most
  );
  return case when cardinality(hits) > 0 then hits else best_sold(wanted, most) end;
end
$$;

-- The ids of the products that match best, best first: all words in the name; in name and category; as beginnings of words. Where
-- there are none, misspelt words are corrected; where there are none again, some of the words do.
create function search_products(wanted text, most integer)
returns table (id uuid, place bigint)
language plpgsql stable
as $$
declare
  words text[] := (words_of(wanted))[1:8];
  named tsquery := all_words(words, '~');
  anywhere tsquery := all_words(words);
  name_begins tsquery := all_words(words, '~', ':*');
  begins tsquery := all_words(words, behind => ':*');
  tried_first integer := case cardinality(words) when 1 then 300 else 0 end;
  meanings tsquery[];
  hits uuid[];
begin
  if cardinality(words) = 0 or most < 1 then return; end if;
  if cardinality(words) > 1 then
    begins := begins || all_words(array[left(array_to_string(words, ''), 40)], behind => ':*');
  end if;

  hits := best_sold(named, most, tried_first);
  if cardinality(hits) < most then
    hits := hits || best_sold(anywhere && !!named, most - cardinality(hits), tried_first);
  end if;
  if cardinality(hits) < most then
    hits := hits || best_sold(name_begins && !!anywhere, most - cardinality(hits), tried_first);
  end if;
  if cardinality(hits) < most then
    hits := hits || best_sold(begins && !!(anywhere || name_begins), most - cardinality(hits), tried_first);
  end if;

  if cardinality(hits) = 0 then
    meanings := array(select meaning_of(word) from unnest(words) as word);
    hits := best_sold(
      (select string_agg('(' || meaning::text || ')', ' & ')::tsquery from unnest(meanings) as meaning), most, tried_first
    );
  end if;
  if cardinality(hits) = 0 and cardinality(words) > 1 then
    hits := some_of(meanings, most);
  end if;
  return query select hit, hit_place from unnest(hits) with ordinality as listed (hit, hit_place);
end
$$;
