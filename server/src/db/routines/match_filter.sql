-- SQL about `s`, a row of `product_search`, for `find_products`: the price range, and for each list of attributes that the product has one
-- of them. Empty without any.
create or replace function match_filter(min_price numeric, max_price numeric, attributes jsonb) returns text language sql stable as $$
  select concat(
    case when coalesce(min_price, max_price) is not null then format(
      ' and s.effective_price >= %s and s.effective_price <= %L::numeric', coalesce(min_price, 0), coalesce(max_price, 'infinity')
    ) end,
    ' and exists (select from products p where p.id = s.product_id and ' || (
      select string_agg(
        case when one_of ->> 0 like 'inStock:%'
          then format('p.in_stock and %L', one_of ? 'inStock:yes')
          else format('p.attributes && %L::text[]', array(select jsonb_array_elements_text(one_of)))
        end, ' and '
      )
      from jsonb_array_elements(attributes) as one_of
    ) || ')'
  )
$$;
