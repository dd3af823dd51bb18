-- needs: 0018
-- Checked imports of products. What they change waits here until the admin confirms.
create table product_imports (
  id uuid primary key,
  admin_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  created integer not null check (created >= 0),
  updated integer not null check (updated >= 0),
  applied_at timestamptz
);
create index product_imports_by_time on product_imports (created_at);
create index product_imports_by_admin on product_imports (admin_id);

-- `version` is the one that the check has seen; null if the product is added.
create table product_import_rows (
  import_id uuid not null references product_imports (id) on delete cascade,
  row_number integer not null,
  product_id uuid not null,
  version integer,
  product jsonb not null,
  primary key (import_id, row_number)
);

-- A large import announces all products at once, in place of an event for each.
create or replace function notify_product() returns trigger
language plpgsql
as $$
declare
  tags text[] := array['Product'];
begin
  if current_setting('jontro.announces_all_products', true) = 'on' then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    tags := tags || ('Product/' || old.id) || ('Category/' || old.category_key);
  end if;
  if tg_op = 'INSERT' then
    tags := tags || ('Product/' || new.id);
  end if;
  if tg_op <> 'DELETE' and ('Category/' || new.category_key) <> all (tags) then
    tags := tags || ('Category/' || new.category_key);
  end if;
  perform notify_change(tags, null);
  if tg_op <> 'UPDATE' or (old.deleted_at is null) <> (new.deleted_at is null) then
    perform notify_change(array['Dashboard'], null);
  end if;
  return null;
end
$$;

-- Looks only for other products with the words that this one has no longer: a product has twenty words, and thousands share some.
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
      on conflict (product_id) do update set words = excluded.words where product_search.words <> excluded.words;
    -- Ordered, so that concurrent writers cannot deadlock.
    insert into search_words (word, meaning)
      select word, array[word] from unnest(tsvector_to_array(new_vector)) as word where word !~ '^[~*]' order by word
      on conflict do nothing;
    old_words := array(select unnest(old_words) except select unnest(tsvector_to_array(new_vector)));
  end if;
  -- A word that no product has any more, for instance a corrected misspelling, is no longer a known word.
  delete from search_words s
    where s.word = any (old_words) and not s.is_term
    and not exists (select from product_search where words @@ to_and_query(array[s.word]));
  return null;
end
$$;
