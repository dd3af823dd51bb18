-- What a misspelt word, or a word as it sounds, may mean: the known words that sound or are spelt most like it. Bengali words are
-- trusted to sound right, English ones to be spelt nearly right. `nearest_word` is suggested as its correction: the word of the
-- catalogue that is closest in sound and spelling together, and the most frequent of several.
create or replace function guess_meaning(misspelt text, readings text[], out meant text[], out nearest_word text) language sql stable as $$
  with given as (
    select misspelt ~ '[ঀ-৿]' as is_bengali, array(select to_sound(reading) from unnest(readings) as reading) as sounds
  ), found as (
    select s.word, meaning, pair_start, s.reading, s.word ~ '[ঀ-৿]' as in_bengali,
      case when s.sound = any (sounds || (sounds[1] || 's')) then 1 - (case when is_bengali then 0.7 else 0.9 end) * (
        select min(levenshtein(s.reading, reading)::real / greatest(length(s.reading), length(reading))) from unnest(readings) as reading
      ) else 0 end as sound,
      case when wrong <= least(3, (length(misspelt) + 1) / 3)
        then 1 - wrong::real / greatest(length(word), length(misspelt)) else 0 end as letters
    from given, search_words s, levenshtein_less_equal(word, misspelt, 3) as distance, lateral (
      -- Two letters in the wrong order are one mistake.
      select case when distance = 2 and length(word) = length(misspelt) and translate(word, misspelt, '') = ''
        and translate(misspelt, word, '') = '' then 1 else distance end as wrong
    ) as mistakes
    where greatest(length(misspelt), length(readings[1])) > 2 and (
      length(s.sound) > 1 and s.sound = any (sounds || (sounds[1] || 's'))
      or (left(word, 1) = left(misspelt, 1) or not is_bengali and word % misspelt)
        and length(word) between length(misspelt) - 3 and length(misspelt) + 3
    )
  ), nearest as (
    select found.*, greatest(sound, letters, case when is_bengali then 0 else similarity(word, misspelt) end) as closeness
    from found, given
    order by closeness desc, word
    limit 12
  ), likely as (
    select * from (select * from nearest order by closeness desc, word limit 6) as first
    where closeness >= 0.4 and closeness >= 0.88 * (select max(closeness) from nearest)
  ), spellings as (
    select word, letters + 1 - levenshtein(reading, readings[1])::real / greatest(length(reading), length(readings[1])) as closeness
    from nearest, given
    where closeness >= 0.4 and pair_start = 0 and in_bengali = is_bengali
      -- A Bengali word with an ending is no misspelling either.
      and not (is_bengali and exists (select from nearest stem where starts_with(misspelt, stem.word)))
      -- A word in Latin letters that is closer to a Bengali word is no misspelling of an English one, and the other way round. But a
      -- Bengali word with the consonants of a long English one is that one as it sounds.
      and closeness >= (case when sound > 0 and length(reading) > 4 and not is_bengali then 0.7 else 0.9 end)
        * (select coalesce(max(other.closeness), 0) from nearest other where other.in_bengali <> is_bengali)
    order by 2 desc, word
    limit 3
  )
  select
    coalesce((select array_agg(distinct each) from likely, unnest(meaning) as each), '{}'),
    (
      select word from spellings
      where closeness > (select max(closeness) from spellings) - 0.125
      order by closeness + case when (select count(*) from spellings) > 1 then 0.05 * log(1 + (
        -- A common word is found quickest among the most popular products.
        select count(*) from (
          select s.words from product_search s order by s.sold desc, s.created_at desc, s.product_id desc limit 300
        ) as popular
        where popular.words @@ ('''' || word || ''' | ''*' || word || '''')::tsquery
      )) else 0 end desc, word
      limit 1
    )
$$;
