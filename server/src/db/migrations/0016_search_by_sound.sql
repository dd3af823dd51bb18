-- Shoppers write Bengali words in Bengali or Latin letters, and English words as they sound: 'ঘড়ি', 'ghori' and 'gori' are the same
-- word, and so are 'speaker', 'স্পিকার' and 'spikar'.

-- How a word is read, with letters that sound alike written the same: 'ঘড়ি' and 'ghori' are 'gori'.
create function to_reading(word text) returns text
language plpgsql immutable parallel safe
as $$
declare
  reading text := word;
begin
  if word ~ '[ঀ-৿]' then
    -- Consonants without a vowel sign are followed by 'o', except the last one.
    reading := regexp_replace(replace(reading, '্য', ''), '([ক-হ]়?)(?=[ক-হ])', '\1o', 'g');
    reading := replace(replace(replace(replace(reading, 'ড়', 'r'), 'ঢ়', 'r'), 'য়', 'y'), 'ক্ষ', 'k');
    reading := replace(replace(replace(replace(reading, 'ঐ', 'oi'), 'ৈ', 'oi'), 'ঔ', 'ou'), 'ৌ', 'ou');
    reading := translate(reading,
      'অআাইঈিীউঊুূঋৃএেওোকখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহৎং০১২৩৪৫৬৭৮৯়্ঁঃ',
      'oaaiiiiuuuurreeookkggnccjjnttddnttddnpfbbmjrlssshtn0123456789');
  else
    reading := regexp_replace(reading, 't?chh?', 'C', 'g');
    reading := regexp_replace(reading, 'c(?=[eiy])', 's', 'g');
    reading := regexp_replace(reading, '(?<=.)d?g(?=[eiy])', 'j', 'g');
    reading := regexp_replace(reading, '[ts]ion', 'son', 'g');
    reading := regexp_replace(reading, 'ght', 't', 'g');
    reading := regexp_replace(reading, 'ph', 'f', 'g');
    reading := regexp_replace(reading, 'wh', 'h', 'g');
    reading := replace(replace(replace(reading, 'oo', 'u'), 'ee', 'i'), 'ea', 'i');
    reading := regexp_replace(reading, 'ow(?=[aeiou])', 'ao', 'g');
    reading := regexp_replace(reading, '(?<=..[^aeiou])e$', '');
    reading := replace(reading, 'x', 'ks');
    reading := translate(reading, 'Cckqvzw', 'ckkkbjo');
  end if;
  reading := regexp_replace(reading, '(?<=[bcdgjkpst])h', '', 'g');
  reading := replace(replace(reading, 'ng', 'n'), 'ou', 'au');
  reading := replace(reading, 'y', case when reading ~ '[aeiou]y' then '' else 'i' end);
  return regexp_replace(reading, '([^0-9])\1+', '\1', 'g');
end
$$;

-- The consonants of a reading, since vowels are what is misspelt most.
create function to_sound(reading text) returns text
language sql immutable parallel safe
as $$
  select case when reading ~ '^[aeiou]' then 'a' else left(reading, 1) end
    || regexp_replace(substr(reading, 2), '[^0-9bcdfgj-np-t]', '', 'g')
$$;

-- How a word of a search may be read: 'c' is 'ch' too, and Bengali endings may be left out, as in 'garir' and 'bacader'.
create function to_readings(word text) returns text[]
language sql immutable parallel safe
as $$
  with readings as (
    select to_reading(word) as reading
    union select to_reading(replace(word, 'c', 'ch')) where word ~ 'c(?!h)'
  )
  select array_agg(reading) || array(
    select left(reading, -length(ending))
    from readings, unnest('{der,er,r,ta,ti,te,e,ke,gulo,oala}'::text[]) as ending
    where reading like '%' || ending and length(reading) - length(ending) > 3
  )
  from readings
$$;

-- '8 GB' is '8gb', however it is written.
create function to_unit(word text) returns text
language sql immutable parallel safe
as $$
  select case
    when word in ('gb', 'জিবি', 'গিগাবাইট', 'gigabyte') then 'gb'
    when word in ('tb', 'টিবি', 'টেরাবাইট', 'terabyte') then 'tb'
    when word in ('mah', 'এমএএইচ', 'এমএএচ', 'এমএইচ', 'মিলিঅ্যাম্পিয়ার', 'amp') then 'mah'
    when word in ('inch', 'inches', 'inchi', 'inci', 'ইঞ্চি', 'ইঞ্চির', 'ইঞ্ছি') then 'inch'
    when word in ('w', 'watt', 'watts', 'wat', 'oat', 'ওয়াট', 'ওয়াটের') then 'w'
    when word in ('ml', 'মিলি', 'এমএল', 'mili') then 'ml'
    when word in ('l', 'litre', 'liter', 'litres', 'লিটার', 'লিটারের', 'litar') then 'l'
    when word in ('g', 'জি') then 'g'
    when word in ('k', 'কে') then 'k'
    when word in ('hz', 'হার্জ') then 'hz'
  end
$$;

-- Words that say nothing about what is wanted.
create function is_filler(word text) returns boolean
language sql immutable parallel safe
as $$
  select word = any ('{er,r,ar,jonno,jonne,jnno,jonyo,dam,daam,dame,koto,kto,taka,tk,bdt,valo,bhalo,vhalo,valoi,best,top,good,price,prize,cost,rate,bd,
    bangladesh,bangladeshe,in,for,of,with,and,the,a,an,to,on,buy,kinbo,kinte,kinbo,chai,lagbe,dorkar,ekta,akta,akti,offer,online,original,sera,
    wala,oala,kom,der,jontro,jonnow,korar,korte,kora,dewar,debar,deoar,dhora,katar,kata,mapar,shonar,sonar,gaan,banano,bananor,rakhar,dekhar,dekha,chole,
    chele,cheleder,meye,meyeder,notun,kena,kinar,কম,দামে,সস্তা,sosta,cheap,
    এর,র,জন্য,জন্যে,দাম,দামের,কত,টাকা,টাকার,ভালো,ভাল,সেরা,বেস্ট,একটা,একটি,কিনব,কিনবো,কিনতে,চাই,লাগবে,দরকার,বাংলাদেশ,বাংলাদেশে,মূল্য,প্রাইস,অফার,অনলাইন,
    ও,এবং,করা,করার,করতে,দেওয়ার,দেবার,ধরা,কাটার,মাপার,শোনার,গান,বানানোর,বানানো,রাখার,দেখার,ছেলেদের,মেয়েদের,ছেলে,মেয়ে,নতুন,কেনার,যন্ত্র,আর,কোনটা,ram,rom,র্যাম,storage,স্টোরেজ}'::text[])
$$;

-- Bengali digits and thousands separators are read as well.
create or replace function split_words(text_to_cut text) returns text[]
language sql stable parallel safe
as $$
  select coalesce(array_agg(left(word, 40) order by rank), '{}')
  from regexp_split_to_table(
    regexp_replace(
      translate(
        lower(unaccent(normalize(text_to_cut, nfkc))),
        '০১২৩৪৫৬৭৮৯' || chr(8204) || chr(8205),
        '0123456789'
      ),
      '(?<=\d),(?=\d{3}(?!\d))', '', 'g'
    ),
    '[\s!-/:-@\[-`{-~।॥“”‘’–—…•″]+'
  ) with ordinality as cut (word, rank)
  where word <> ''
$$;

-- The words of a search: numbers with their units, without fillers.
create function query_words(search_query text) returns text[]
language plpgsql stable
as $$
declare
  given text[] := (split_words(regexp_replace(search_query, '(?<=\d)\s*(''''|")', ' inch', 'g')))[1:12];
  words text[] := '{}';
  parts text[];
  unit text;
begin
  foreach unit in array given loop
    -- A number and a Bengali unit without a space.
    parts := regexp_match(unit, '^(\d+)([^\d]+)$');
    words := words || case when to_unit(parts[2]) is not null then parts else array[unit] end;
  end loop;
  given := words;
  words := '{}';
  for i in 1 .. cardinality(given) loop
    unit := to_unit(given[i]);
    if unit is not null and i > 1 and given[i - 1] ~ '^\d+$' then
      words[cardinality(words)] := given[i - 1] || unit;
    else
      words := words || given[i];
    end if;
  end loop;
  given := array(select word from unnest(words) with ordinality as each (word, rank) where not is_filler(word) order by rank);
  return (case when cardinality(given) > 0 then given else words end)[1:8];
end
$$;

create function to_search_vector(name_words text[], category_words text[], feature_words text[]) returns tsvector
language sql immutable parallel safe
as $$
  select array_to_tsvector(
    name_words || category_words || joined_pairs(name_words)
    || array(select '~' || word from unnest(name_words) as word)
    || array(select '*' || word from unnest(feature_words || joined_pairs(feature_words)) as word)
  )
$$;

drop table search_words;

-- What a shopper may mean: every word of every product, and the shop's own terms.
create table search_words (
  word text collate "C" not null,
  -- A term of the shop file, not a word of a product.
  is_term boolean not null default false,
  meaning text[] not null,
  reading text not null generated always as (to_reading(word)) stored,
  sound text not null generated always as (to_sound(to_reading(word))) stored,
  primary key (word, is_term)
);

create index search_words_trigrams on search_words using gin (word gin_trgm_ops) with (fastupdate = off);
create index search_words_initials on search_words (left(word, 1));
create index search_words_sounds on search_words (sound);
create index search_terms_readings on search_words (reading) where is_term;

create or replace function index_product_words() returns trigger
language plpgsql
as $$
declare
  old_words text[] := (select tsvector_to_array(words) from product_search where product_id = new.id);
  new_vector tsvector := to_search_vector(
    split_words(new.product_name), category_words(new.category), split_words(array_to_string(new.key_features, ' / '))
  );
begin
  if new.deleted_at is not null then
    delete from product_search where product_id = new.id;
  else
    insert into product_search (product_id, words, sold, created_at)
      values (new.id, new_vector, new.sold, new.created_at)
      on conflict (product_id) do update set words = excluded.words;
    -- Ordered, so that concurrent writers cannot deadlock.
    insert into search_words (word, meaning)
      select word, array[word] from unnest(tsvector_to_array(new_vector)) as word where word !~ '^[~*]' order by word
      on conflict do nothing;
  end if;
  -- A word that no product has any more, for instance a corrected misspelling, is no longer a known word.
  delete from search_words s
    where s.word = any (old_words) and not s.is_term
    and not exists (select from product_search where words @@ to_and_query(array[s.word]));
  return null;
end
$$;

drop trigger index_product_words on products;
create trigger index_product_words after insert or update of product_name, category, search_text, key_features, deleted_at
  on products for each row execute function index_product_words();

-- `'a' | 'b'`, with what stands before and behind each word.
create function to_or_query(words text[], before text default '', behind text default '') returns tsquery
language sql immutable parallel safe
as $$
  select string_agg('''' || before || word || '''' || behind, ' | ')::tsquery from unnest(words) as word
$$;

drop function to_word_query(text);
drop function similar_words(text);

-- What a misspelt word, or a word as it sounds, may mean: the known words that sound or are spelt most like it. Bengali words are
-- trusted to sound right, English ones to be spelt nearly right.
create function guess_meaning(misspelt text, readings text[]) returns text[]
language sql stable
as $$
  with given as (
    select misspelt ~ '[ঀ-৿]' as is_bengali, array(select to_sound(reading) from unnest(readings) as reading) as sounds
  ), nearest as (
    select meaning, greatest(
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
  )
  select coalesce(array_agg(distinct word), '{}')
  from nearest, unnest(meaning) as word
  where closeness >= 0.4 and closeness >= 0.88 * (select max(closeness) from nearest)
$$;

-- Ids of the best matches, best first: all words in the name, then in name and category, then as prefixes or in the features. If there
-- are none, words that were only guessed may be missing; if there are still none, some of the words are enough.
-- If no product has all words: products with the last one, which is the thing itself in Bengali and English, and most of the others.
create or replace function find_partial_matches(meanings tsquery[], max_results integer) returns uuid[]
language plpgsql stable
as $$
declare
  search_query tsquery := array_to_string(meanings, ' | ')::tsquery;
  last tsquery := meanings[cardinality(meanings)];
begin
  return array(
    select s.product_id from product_search s
    where s.words @@ search_query
    order by s.words @@ last desc, (select count(*) from unnest(meanings) as meaning where s.words @@ meaning) desc,
      s.sold desc, s.created_at desc, s.product_id desc
    limit max_results
  );
end
$$;

create or replace function search_products(search_query text, max_results integer)
returns table (id uuid, rank bigint)
-- Otherwise 1,000 are expected, and the planner reads the whole catalogue for them.
language plpgsql stable rows 20
as $$
declare
  words text[] := query_words(search_query);
  given text;
  readings text[];
  readings_before text[];
  meant text[];
  later text[];
  joined text;
  features text[];
  is_known boolean;
  is_pair boolean;
  -- For each word, or each pair of words that are one: in the name, anywhere, at the beginning of a word of the name, of any word.
  named tsquery[] := '{}';
  anywhere tsquery[] := '{}';
  name_begins tsquery[] := '{}';
  begins tsquery[] := '{}';
  is_certain boolean[] := '{}';
  kept integer[];
  last integer := 0;
  hits uuid[];
begin
  if cardinality(words) = 0 or max_results < 1 then return; end if;
  for i in 1 .. cardinality(words) loop
    given := words[i];
    readings := to_readings(given);

    -- Two words that are a term of their own.
    meant := array(
      select distinct unnest(s.meaning) from search_words s
      where s.is_term and s.sound in (select to_sound(before || reading) from unnest(readings_before) as before, unnest(readings) as reading)
        and length(s.sound) > 2 and levenshtein(s.reading, readings_before[1] || readings[1]) <= length(s.reading) / 3
    );
    is_pair := cardinality(meant) > 0;
    if is_pair then
      is_known := true;
      given := left(words[i - 1] || given, 40);
    else
      last := last + 1;
      meant := array(select unnest(s.meaning) from search_words s where s.is_term and s.word = given);
      if cardinality(meant) = 0 then
        meant := array(
          select distinct unnest(s.meaning) from search_words s where s.is_term and s.reading = any (readings)
        );
      end if;
      is_known := cardinality(meant) > 0
        or exists (select from search_words s where s.word >= given and s.word < given || chr(1114111))
        or exists (select from product_search s where s.words @@ to_and_query(array['*' || given]));
      if not is_known then
        meant := guess_meaning(given, readings);
      elsif given ~ '[ঀ-৿]' then
        meant := meant || array(
          select s.word from search_words s
          where s.sound = to_sound(readings[1]) and length(s.sound) > 1
            and levenshtein(s.reading, readings[1]) <= (length(readings[1]) - 1) / 3
        );
      end if;
    end if;
    later := array(select substr(word, 2) from unnest(meant) as word where word like '?%');
    features := given || array(select substr(word, 2) from unnest(meant) as word where word like '*%');
    meant := given || array(select word from unnest(meant) as word where word !~ '^[?*]');
    named[last] := to_or_query(meant, '~');
    anywhere[last] := to_or_query(meant);
    name_begins[last] := to_and_query(array[given], '~', ':*');
    begins[last] := to_or_query(meant || later) || to_and_query(array[given], behind => ':*') || to_or_query(features, '*');

    -- Two words that a product writes as one.
    joined := case when last > 1 and readings_before is not null and not is_pair then (
      select s.word from search_words s
      where not s.is_term and (
        s.word = words[i - 1] || words[i]
        or length(s.sound) > 3 and s.sound = to_sound(readings_before[1] || readings[1])
          and levenshtein(s.reading, readings_before[1] || readings[1]) <= length(s.reading) / 4
      )
      order by s.word = words[i - 1] || words[i] desc, length(s.word)
      limit 1
    ) end;
    if joined is not null then
      given := joined;
      named[last - 1] := named[last - 1] && named[last] || to_and_query(array[given], '~');
      anywhere[last - 1] := anywhere[last - 1] && anywhere[last] || to_and_query(array[given]);
      name_begins[last - 1] := name_begins[last - 1] && name_begins[last] || to_and_query(array[given], '~', ':*');
      begins[last - 1] := begins[last - 1] && begins[last] || to_and_query(array[given], behind => ':*');
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

  hits := find_in_tiers(begins, named, anywhere, name_begins, max_results);
  if cardinality(hits) = 0 then
    kept := array(select i from generate_series(1, last) as i where is_certain[i]);
    if cardinality(kept) between 1 and last - 1 then
      hits := find_in_tiers(
        array(select begins[i] from unnest(kept) as i), array(select named[i] from unnest(kept) as i),
        array(select anywhere[i] from unnest(kept) as i), array(select name_begins[i] from unnest(kept) as i), max_results
      );
    end if;
  end if;
  if cardinality(hits) = 0 and last > 1 then
    hits := find_partial_matches(begins, max_results);
  end if;
  return query select hit, hit_rank from unnest(hits) with ordinality as listed (hit, hit_rank);
end
$$;

create function to_all(parts tsquery[]) returns tsquery
language sql immutable parallel safe
as $$
  select string_agg('(' || part::text || ')', ' & ')::tsquery from unnest(parts) as part
$$;

-- Ids of the products that match all of `wide`: first those that match all of `named`, then those that match most of `anywhere`.
create function find_in_tiers(wide tsquery[], named tsquery[], anywhere tsquery[], name_begins tsquery[], max_results integer) returns uuid[]
language plpgsql stable
as $$
declare
  all_wide tsquery := to_all(wide);
  all_named tsquery := to_all(named);
  all_anywhere tsquery := to_all(anywhere);
  all_name_begins tsquery := to_all(name_begins);
  hits uuid[];
begin
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
  return array(
    select s.product_id from product_search s
    where s.words @@ all_wide
    order by s.words @@ all_named desc,
      s.words @@ all_anywhere desc,
      case when cardinality(anywhere) > 1 then (select count(*) from unnest(anywhere) as part where s.words @@ part) end desc,
      s.words @@ all_name_begins desc,
      s.sold desc, s.created_at desc, s.product_id desc
    limit max_results
  );
end
$$;

-- What was before.
drop function find_best_sold(tsquery, integer, integer);
drop function to_search_vector(text[], text[]);

update products set search_text = '';
