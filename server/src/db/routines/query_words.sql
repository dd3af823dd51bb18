-- The words of a search: numbers with their units, without fillers.
create or replace function query_words(search_query text) returns text[] language plpgsql stable as $$
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
