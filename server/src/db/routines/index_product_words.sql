-- Looks only for other products with the words that this one has no longer: a product has twenty words, and thousands share some.
create or replace function index_product_words() returns trigger language plpgsql as $$
declare
  old_words text[] := (select tsvector_to_array(words) from product_search where product_id = new.id);
  -- An earlier migration creates this, when products have neither texts in Bengali nor a family yet.
  product jsonb := to_jsonb(new);
  name_words text[] := split_words(new.product_name) || split_words(coalesce(product ->> 'product_name_bn', ''));
  other_words text[] := category_words(new.category) || split_words(coalesce(product ->> 'family', ''));
  new_vector tsvector := to_search_vector(name_words, other_words, split_words(array_to_string(new.key_features, ' / ') || ' / ' || coalesce(product ->> 'key_features_bn', '')));
begin
  if new.deleted_at is not null then
    delete from product_search where product_id = new.id;
  else
    insert into product_search (product_id, words, sold, created_at, effective_price)
      values (new.id, new_vector, new.sold, new.created_at, new.effective_price)
      on conflict (product_id) do update set words = excluded.words where product_search.words <> excluded.words;
    -- Ordered, so that concurrent writers cannot deadlock. Words that are known already are locked, so that nobody deletes them
    -- meanwhile, but not written: how they sound takes longer to find out than all else here.
    with found as (
      select word, min(pair_start) as pair_start
      from (
        select word, 0 as pair_start from unnest(name_words || other_words) as word
        union all
        select left(name_words[i] || name_words[i + 1], 40), length(name_words[i])
        from generate_series(1, cardinality(name_words) - 1) as i
      ) as written
      group by word
    ), known as (
      select s.word from found join search_words s on s.word = found.word and not s.is_term and s.pair_start <= found.pair_start
      order by s.word for key share of s
    )
    insert into search_words as known (word, meaning, pair_start)
      select word, array[word], pair_start from found where word not in (select word from known) order by word
      on conflict (word, is_term) do update set pair_start = excluded.pair_start where known.pair_start > excluded.pair_start;
    old_words := array(select unnest(old_words) except select unnest(tsvector_to_array(new_vector)));
  end if;
  -- A word that no product has any more, for instance a corrected misspelling, is no longer a known word. A common one is found
  -- quickest among the most popular products.
  if cardinality(old_words) > 0 then
    delete from search_words s
      where s.word = any (old_words) and not s.is_term
      and not exists (
        select from (
          select words from product_search order by sold desc, created_at desc, product_id desc limit 300
        ) as popular
        where popular.words @@ to_and_query(array[s.word])
      )
      and not exists (select from product_search where words @@ to_and_query(array[s.word]));
  end if;
  return null;
end
$$;

create or replace trigger index_product_words after insert or update of product_name, category, search_text, key_features, deleted_at
  on products for each row execute function index_product_words();
