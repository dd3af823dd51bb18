-- Splits at white space and punctuation, not by the locale, which may split Bengali words in the middle. Bengali digits and
-- thousands separators are read as well.
create or replace function split_words(text_to_cut text) returns text[] language sql stable parallel safe as $$
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
