-- needs: 0026
-- Suggested corrections: Bengali words with an ending, as in 'ল্যাপটপের', are no misspellings of the word without it.

create or replace function guess_meaning(misspelt text, readings text[], out meant text[], out nearest_word text)
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
    (
      select word from likely
      where case when misspelt ~ '[ঀ-৿]' then word ~ '[ঀ-৿]' and not starts_with(misspelt, word) else word !~ '[ঀ-৿]' end
      order by closeness desc, pair_start, word
      limit 1
    )
$$;
