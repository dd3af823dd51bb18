-- Announces a change to every process: the affected tags of the contract, and the owner if the data is private.
-- `Cart/{email}` and `Dashboard/{email}` are a user's own cart and figures, `Cart` is the list of all carts, and `Overview` has the
-- figures of the shop, which no cart changes. `Dashboard` alone is for clients that know the migrations up to 0030 only.
create or replace function notify_change(tags text[], owner uuid) returns void language sql as $$
  insert into changes (tags, owner)
  select $1
    || array(select tag || '/' || u.email from unnest($1) as tag, users u where u.id = $2 and tag in ('Cart', 'Dashboard'))
    || case when 'Dashboard' = any ($1) and 'Cart' <> all ($1) then array['Overview'] else '{}' end,
    $2
  where not is_bulk_load()
$$;
