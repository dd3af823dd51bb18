-- Updating `search_text` fires both triggers, which read the synonyms again.
create or replace function reindex_category() returns trigger language plpgsql as $$
begin
  update products set search_text = '' where category_key in (old.category_key, new.category_key);
  return null;
end
$$;

create or replace trigger reindex_category after insert or update or delete on category_synonyms
  for each row execute function reindex_category();
