-- For the admin's search, which matches any substring.
create or replace function write_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := array_to_string(
    split_words(new.product_name) || split_words(new.product_name_bn) || category_words(new.category) || split_words(new.family), ' '
  );
  return new;
end
$$;

create or replace trigger write_search_text before insert or update of product_name, category, search_text
  on products for each row execute function write_search_text();
