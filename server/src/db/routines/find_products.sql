-- Ids of the best matches, best first: all words in the name, then in name and category, then as prefixes or in the features. If there
-- are none, words that were only guessed may be missing; if there are still none, some of the words are enough. `corrected` is the text
-- that was searched for instead, if a word is misspelt. With `is_exact` nothing is guessed and no word may be missing. `total` counts
-- the matches up to `max_count`. Without the filter, which `match_filter` writes, there may be better matches: what is found then is none,
-- not something else.
create or replace function find_products(
  search_query text, max_hits integer, max_count integer, is_exact boolean default false,
  filter text default '',
  out hits uuid[], out total integer, out corrected text
)
language plpgsql stable
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
  is_word boolean;
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
  has_matches boolean;
begin
  hits := '{}';
  total := 0;
  if cardinality(words) = 0 then return; end if;
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
      -- The first is misspelt only if it is read as its correction is: 'saund' of 'saund box', but not 'tebil' of 'tebil ghori'.
      if to_reading(spelt[i - 1]) <> readings_before[1] then spelt[i - 1] := words[i - 1]; end if;
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
      is_word := is_known or cardinality(completions) > 0
        or exists (select from product_search s where s.words @@ ('''*' || given || '''')::tsquery);
      is_known := is_word or cardinality(meant) > 0;
      if not is_known and not is_exact then
        select guess.meant, guess.nearest_word into meant, nearest_word from guess_meaning(given, readings) as guess;
        spelt[i] := coalesce(nearest_word, given);
      elsif given ~ '[ঀ-৿]' then
        meant := meant || array(
          select s.word from search_words s
          where s.sound = to_sound(readings[1]) and length(s.sound) > 1
            and levenshtein(s.reading, readings[1]) <= (length(readings[1]) - 1) / 3
        );
      elsif not is_word then
        -- The English word that a Bengali term is in other letters: 'watch' for 'wach'.
        spelt[i] := coalesce((
          select word from unnest(meant) as word
          where to_sound(to_reading(word)) = to_sound(readings[1])
          order by levenshtein(word, given), word
          limit 1
        ), given);
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
      -- 'power' for 'pauar', if 'bank' follows.
      if not is_certain[last - 1] and right(joined, length(spelt[i])) = spelt[i] then
        spelt[i - 1] := left(joined, -length(spelt[i]));
      end if;
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

  select * into hits, total
    from rank_matches(begins, named, anywhere, name_begins, is_broad, max_hits, max_count, filter);
  has_matches := total > 0 or (filter <> ''
    and (select found.total > 0 from rank_matches(begins, named, anywhere, name_begins, is_broad, 0, 1) as found));
  if not has_matches and not is_exact then
    kept := array(select i from generate_series(1, last) as i where is_certain[i]);
    if cardinality(kept) between 1 and last - 1 then
      named := array(select named[i] from unnest(kept) as i);
      anywhere := array(select anywhere[i] from unnest(kept) as i);
      name_begins := array(select name_begins[i] from unnest(kept) as i);
      is_broad := array(select is_broad[i] from unnest(kept) as i);
      select * into hits, total from rank_matches(
        array(select begins[i] from unnest(kept) as i), named, anywhere, name_begins, is_broad, max_hits, max_count, filter
      );
      has_matches := total > 0 or (filter <> '' and (
        select found.total > 0
        from rank_matches(array(select begins[i] from unnest(kept) as i), named, anywhere, name_begins, is_broad, 0, 1) as found
      ));
    end if;
    if not has_matches and last > 1 then
      select * into hits, total from rank_partial_matches(begins, max_hits, max_count, filter);
      has_matches := total > 0 or (filter <> ''
        and (select found.total > 0 from rank_partial_matches(begins, 0, 1) as found));
    end if;
  end if;
  if has_matches and not is_exact and spelt <> words then corrected := array_to_string(spelt, ' '); end if;
end
$$;
