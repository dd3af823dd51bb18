-- How a word of a search may be read: 'c' is 'ch' too, and Bengali endings may be left out, as in 'garir' and 'bacader'.
create or replace function to_readings(word text) returns text[] language plpgsql immutable parallel safe as $$
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
