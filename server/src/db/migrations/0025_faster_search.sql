-- needs: 0018
-- The search finds the same products with half of the work, and returns the text that a misspelt one was corrected to.

-- How long the first of two joined words is ('power' in 'powerbank'); 0 for a word.
alter table search_words add column pair_start smallint not null default 0;
create index search_words_completions on search_words (pair_start, word);
-- An index of the terms alone is also read for a term that is looked up by its spelling, from end to end.
drop index search_terms_readings;
create index search_words_readings on search_words (reading, is_term);

create or replace function index_product_words() returns trigger
language plpgsql
as $$
declare
  old_words text[] := (select tsvector_to_array(words) from product_search where product_id = new.id);
  name_words text[] := split_words(new.product_name);
  other_words text[] := category_words(new.category);
  new_vector tsvector := to_search_vector(name_words, other_words, split_words(array_to_string(new.key_features, ' / ')));
begin
  if new.deleted_at is not null then
    delete from product_search where product_id = new.id;
  else
    insert into product_search (product_id, words, sold, created_at)
      values (new.id, new_vector, new.sold, new.created_at)
      on conflict (product_id) do update set words = excluded.words where product_search.words <> excluded.words;
    -- Ordered, so that concurrent writers cannot deadlock.
    insert into search_words as known (word, meaning, pair_start)
      select word, array[word], min(pair_start)
      from (
        select word, 0 as pair_start from unnest(name_words || other_words) as word
        union all
        select left(name_words[i] || name_words[i + 1], 40), length(name_words[i])
        from generate_series(1, cardinality(name_words) - 1) as i
      ) as found
      group by word order by word
      on conflict (word, is_term) do update set pair_start = excluded.pair_start where known.pair_start > excluded.pair_start;
    old_words := array(select unnest(old_words) except select unnest(tsvector_to_array(new_vector)));
  end if;
  -- A word that no product has any more, for instance a corrected misspelling, is no longer a known word.
  delete from search_words s
    where s.word = any (old_words) and not s.is_term
    and not exists (select from product_search where words @@ to_and_query(array[s.word]));
  return null;
end
$$;

with names as (
  select split_words(product_name) as words, category_words(category) as category_words from products where deleted_at is null
), pairs as (
  select left(words[i] || words[i + 1], 40) as word, min(length(words[i])) as pair_start
  from names, generate_series(1, cardinality(words) - 1) as i group by 1
  except
  select word, 0 from names, unnest(words || category_words) as word
)
update search_words s set pair_start = pairs.pair_start
from pairs
where s.word = pairs.word and not s.is_term
  and s.word not in (select unnest(words || category_words) from names);

-- As before; what a word cannot contain is not looked for.
create or replace function to_reading(word text) returns text
language plpgsql immutable parallel safe
as $$
declare
  reading text := word;
begin
  if word ~ '^[0-9]*$' then return word; end if;
  if word ~ '[ঀ-৿]' then
    -- Consonants without a vowel sign are followed by 'o', except the last one.
    reading := regexp_replace(replace(reading, '্য', ''), '([ক-হ]়?)(?=[ক-হ])', '\1o', 'g');
    reading := replace(replace(replace(replace(reading, 'ড়', 'r'), 'ঢ়', 'r'), 'য়', 'y'), 'ক্ষ', 'k');
    reading := replace(replace(replace(replace(reading, 'ঐ', 'oi'), 'ৈ', 'oi'), 'ঔ', 'ou'), 'ৌ', 'ou');
    reading := translate(reading,
      'অআাইঈিীউঊুূঋৃএেওোকখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহৎং০১২৩৪৫৬৭৮৯়্ঁঃ',
      'oaaiiiiuuuurreeookkggnccjjnttddnttddnpfbbmjrlssshtn0123456789');
  else
    if strpos(reading, 'c') > 0 then
      reading := regexp_replace(reading, 't?chh?', 'C', 'g');
      reading := regexp_replace(reading, 'c(?=[eiy])', 's', 'g');
    end if;
    if strpos(reading, 'g') > 0 then reading := regexp_replace(reading, '(?<=.)d?g(?=[eiy])', 'j', 'g'); end if;
    if strpos(reading, 'ion') > 0 then reading := regexp_replace(reading, '[ts]ion', 'son', 'g'); end if;
    reading := replace(replace(replace(reading, 'ght', 't'), 'ph', 'f'), 'wh', 'h');
    reading := replace(replace(replace(reading, 'oo', 'u'), 'ee', 'i'), 'ea', 'i');
    if strpos(reading, 'ow') > 0 then reading := regexp_replace(reading, 'ow(?=[aeiou])', 'ao', 'g'); end if;
    if right(reading, 1) = 'e' then reading := regexp_replace(reading, '(?<=..[^aeiou])e$', ''); end if;
    reading := translate(replace(reading, 'x', 'ks'), 'Cckqvzw', 'ckkkbjo');
  end if;
  if strpos(reading, 'h') > 0 then reading := regexp_replace(reading, '(?<=[bcdgjkpst])h', '', 'g'); end if;
  reading := replace(replace(reading, 'ng', 'n'), 'ou', 'au');
  if strpos(reading, 'y') > 0 then reading := replace(reading, 'y', case when reading ~ '[aeiou]y' then '' else 'i' end); end if;
  return regexp_replace(reading, '([^0-9])\1+', '\1', 'g');
end
$$;

create or replace function to_readings(word text) returns text[]
language plpgsql immutable parallel safe
as $$
declare
  reading text := to_reading(word);
  readings text[] := array[reading];
begin
  if word ~ '^[0-9]*$' then return readings; end if;
  if word ~ 'c(?!h)' then
    readings := readings || to_reading(replace(word, 'c', 'ch'));
  end if;
  return readings || array(
    select left(each, -length(ending))
    from unnest(readings) as each, unnest('{der,er,r,ta,ti,te,e,ke,gulo,oala}'::text[]) as ending
    where right(each, length(ending)) = ending and length(each) - length(ending) > 3
  );
end
$$;

create or replace function query_words(search_query text) returns text[]
language plpgsql stable
as $$
declare
  given text[] := (split_words(regexp_replace(search_query, '(?<=\d)\s*(''''|")', ' inch', 'g')))[1:12];
  words text[] := '{}';
  parts text[];
  unit text;
begin
  if array_to_string(given, ' ') ~ '\d' then
    foreach unit in array given loop
      -- A number and a Bengali unit without a space.
      parts := regexp_match(unit, '^(\d+)([^\d]+)$');
      words := words || case when to_unit(parts[2]) is not null then parts else array[unit] end;
    end loop;
    given := words;
    words := '{}';
    for i in 1 .. cardinality(given) loop
      unit := case when i > 1 and given[i - 1] ~ '^\d+$' then to_unit(given[i]) end;
      if unit is not null then
        words[cardinality(words)] := given[i - 1] || unit;
      else
        words := words || given[i];
      end if;
    end loop;
    given := words;
  end if;
  words := array(select word from unnest(given) with ordinality as each (word, rank) where not is_filler(word) order by rank);
  return (case when cardinality(words) > 0 then words else given end)[1:8];
end
$$;

drop function search_products(text, integer);
drop function find_in_tiers(tsquery[], tsquery[], tsquery[], tsquery[], integer);
drop function find_partial_matches(tsquery[], integer);
drop function to_all(tsquery[]);
drop function to_or_query(text[], text, text);
drop function guess_meaning(text, text[]);

-- What a misspelt word, or a word as it sounds, may mean: the known words that sound or are spelt most like it, and the nearest one
-- itself. Bengali words are trusted to sound right, English ones to be spelt nearly right.
create function guess_meaning(misspelt text, readings text[], out meant text[], out nearest_word text)
language sql stable
as $$
  with given as (
    select misspelt ~ '[ঀ-৿]' as is_bengali, array(select to_sound(reading) from unnest(readings) as reading) as sounds
  ), nearest as (
    select s.word, meaning, pair_start, greatest(
      case when s.sound = any (sounds) then 1 - (case when is_bengali then 0.7 else 0.9 end) * (
        select min(levenshtein(s.reading, reading)::real / greatest(length(s.reading), length(reading))) from unnest(readings) as reading
      ) else 0 end,
      case when is_bengali then 0 else similarity(word, misspelt) end,
      case when wrong <= least(3, (length(misspelt) + 1) / 3)
        then 1 - wrong::real / greatest(length(word), length(misspelt)) else 0 end
    ) as closeness
    from given, search_words s, levenshtein_less_equal(word, misspelt, 3) as wrong
    where greatest(length(misspelt), length(readings[1])) > 2 and (
      length(s.sound) > 1 and s.sound = any (sounds)
      or (left(word, 1) = left(misspelt, 1) or not is_bengali and word % misspelt)
        and length(word) between length(misspelt) - 3 and length(misspelt) + 3
    )
    order by closeness desc, word
    limit 6
  ), likely as (
    select * from nearest where closeness >= 0.4 and closeness >= 0.88 * (select max(closeness) from nearest)
  )
  select
    coalesce((select array_agg(distinct each) from likely, unnest(meaning) as each), '{}'),
    -- What is typed in Latin letters and found by its sound in Bengali is no misspelling.
    (select word from likely where (word ~ '[ঀ-৿]') = (misspelt ~ '[ঀ-৿]') order by closeness desc, pair_start, word limit 1)
$$;

-- Ids of the products that match all of `wide`: first those that match all of `named`, then those that match most of `anywhere`.
-- The index is not read for the parts that are `broad`, such as a single letter, which most of the catalogue matches.
create function find_in_tiers(
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

-- If no product has all words: products with the last one, which is the thing itself in Bengali and English, and most of the others.
create function find_partial_matches(meanings text[], max_results integer) returns uuid[]
language plpgsql stable
as $$
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

-- Ids of the best matches, best first: all words in the name, then in name and category, then as prefixes or in the features. If there
-- are none, words that were only guessed may be missing; if there are still none, some of the words are enough. `corrected` is the text
-- that was searched for instead, if a word is misspelt. With `is_exact` nothing is guessed and no word may be missing.
create function search_products(search_query text, max_results integer, is_exact boolean default false)
returns table (id uuid, rank bigint, corrected text)
-- Otherwise 1,000 are expected, and the planner reads the whole catalogue for them.
language plpgsql stable rows 20
as $$
declare
  max_completions constant integer := 40;
  pair_starts constant smallint[] := array(select generate_series(0, 39));
  words text[] := query_words(search_query);
  spelt text[] := words;
  given text;
  readings text[];
  readings_before text[];
  meant text[];
  features text[];
  completions text[];
  joined text;
  nearest_word text;
  flat text;
  is_known boolean;
  is_pair boolean;
  -- For each word, or each pair of words that are one: in the name, anywhere, at the beginning of a word of the name, of any word.
  named text[] := '{}';
  anywhere text[] := '{}';
  name_begins text[] := '{}';
  begins text[] := '{}';
  is_broad boolean[] := '{}';
  is_certain boolean[] := '{}';
  kept integer[];
  last integer := 0;
  hits uuid[];
begin
  if cardinality(words) = 0 or max_results < 1 then return; end if;
  for i in 1 .. cardinality(words) loop
    given := words[i];
    readings := to_readings(given);

    -- Two words that are a term of their own, or that a product writes as one.
    flat := null;
    joined := null;
    if readings_before is not null then
      select
        string_agg(array_to_string(s.meaning, '|'), '|') filter (
          where s.is_term and length(s.sound) > 2 and s.sound = any (pair_sounds)
            and levenshtein(s.reading, readings_before[1] || readings[1]) <= length(s.reading) / 3
        ),
        (array_agg(s.word order by s.word = words[i - 1] || given desc, length(s.word), s.word) filter (
          where not s.is_term and (
            s.word = words[i - 1] || given
            or length(s.sound) > 3 and s.sound = to_sound(readings_before[1] || readings[1])
              and levenshtein(s.reading, readings_before[1] || readings[1]) <= length(s.reading) / 4
          )
        ))[1]
      into flat, joined
      from (
        select array(select to_sound(before || reading) from unnest(readings_before) as before, unnest(readings) as reading) as pair_sounds
      ) as pair, search_words s
      where s.sound = any (pair_sounds) or s.word = words[i - 1] || given;
    end if;
    is_pair := flat is not null;
    if is_pair then
      is_known := true;
      joined := null;
      given := left(words[i - 1] || given, 40);
      meant := string_to_array(flat, '|');
      completions := null;
    else
      last := last + 1;
      select count(*) > 0, string_agg(array_to_string(s.meaning, '|'), '|') filter (where s.is_term)
        into is_known, flat from search_words s where s.word = given;
      if flat is not null then
        meant := string_to_array(flat, '|');
      else
        meant := array(
          select distinct unnest(s.meaning) from search_words s where s.reading = any (readings) and s.is_term
        );
      end if;
      -- What two joined words begin with is the first of them, which each of their products has too.
      completions := array(
        select distinct s.word from search_words s
        where s.pair_start = any (pair_starts[1:length(given)]) and s.word > given and s.word < given || chr(1114111)
        limit max_completions + 1
      );
      is_known := is_known or cardinality(meant) > 0 or cardinality(completions) > 0
        or exists (select from product_search s where s.words @@ ('''*' || given || '''')::tsquery);
      if not is_known and not is_exact then
        select guess.meant, guess.nearest_word into meant, nearest_word from guess_meaning(given, readings) as guess;
        spelt[i] := coalesce(nearest_word, given);
      elsif given ~ '[ঀ-৿]' then
        meant := meant || array(
          select s.word from search_words s
          where s.sound = to_sound(readings[1]) and length(s.sound) > 1
            and levenshtein(s.reading, readings[1]) <= (length(readings[1]) - 1) / 3
        );
      end if;
    end if;
    -- Alternatives that come after the others, and words that are looked up in the features.
    flat := array_to_string(meant, '|');
    features := array[given];
    is_broad[last] := coalesce(cardinality(completions) > max_completions, false);
    if is_broad[last] or completions is null then
      begins[last] := '''' || given || ''':*';
    else
      begins[last] := '''' || array_to_string(given || completions, ''' | ''') || '''';
    end if;
    if strpos(flat, '?') > 0 or strpos(flat, '*') > 0 then
      features := features || array(select substr(word, 2) from unnest(meant) as word where word like '*%');
      begins[last] := begins[last] || coalesce((
        select string_agg(' | ''' || substr(word, 2) || '''', '') from unnest(meant) as word where word like '?%'
      ), '');
      meant := array(select word from unnest(meant) as word where word !~ '^[?*]');
    end if;
    if cardinality(meant) > 0 then
      begins[last] := begins[last] || ' | ''' || array_to_string(meant, ''' | ''') || '''';
    end if;
    begins[last] := begins[last] || ' | ''*' || array_to_string(features, ''' | ''*') || '''';
    meant := given || meant;
    named[last] := '''~' || array_to_string(meant, ''' | ''~') || '''';
    anywhere[last] := '''' || array_to_string(meant, ''' | ''') || '''';
    name_begins[last] := '''~' || given || ''':*';

    if joined is not null and last > 1 then
      named[last - 1] := '(' || named[last - 1] || ') & (' || named[last] || ') | ''~' || joined || '''';
      anywhere[last - 1] := '(' || anywhere[last - 1] || ') & (' || anywhere[last] || ') | ''' || joined || '''';
      name_begins[last - 1] := '(' || name_begins[last - 1] || ' & ' || name_begins[last] || ' | ''~' || joined || ''':*)';
      begins[last - 1] := '(' || begins[last - 1] || ') & (' || begins[last] || ') | ''' || joined || ''':*';
      is_broad[last - 1] := is_broad[last - 1] or is_broad[last];
      last := last - 1;
      is_known := true;
      readings := null;
    end if;
    -- The last word is the thing itself, so it is not left out if it has any meaning.
    is_certain[last] := is_known or i = cardinality(words) and cardinality(meant) > 1;
    readings_before := readings;
  end loop;
  named := named[1:last];
  anywhere := anywhere[1:last];
  name_begins := name_begins[1:last];
  begins := begins[1:last];
  is_broad := is_broad[1:last];

  hits := find_in_tiers(begins, named, anywhere, name_begins, is_broad, max_results);
  if is_exact or spelt = words or cardinality(hits) = 0 then spelt := null; end if;
  if cardinality(hits) = 0 and not is_exact then
    kept := array(select i from generate_series(1, last) as i where is_certain[i]);
    if cardinality(kept) between 1 and last - 1 then
      hits := find_in_tiers(
        array(select begins[i] from unnest(kept) as i), array(select named[i] from unnest(kept) as i),
        array(select anywhere[i] from unnest(kept) as i), array(select name_begins[i] from unnest(kept) as i),
        array(select is_broad[i] from unnest(kept) as i), max_results
      );
    end if;
    if cardinality(hits) = 0 and last > 1 then
      hits := find_partial_matches(begins, max_results);
    end if;
  end if;
  return query
    select hit, hit_rank, array_to_string(spelt, ' ') from unnest(hits) with ordinality as listed (hit, hit_rank);
end
$$;
