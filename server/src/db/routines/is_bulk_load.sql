-- Bulk loads run `set local jontro.bulk_load = 'on'`: they send no notifications and add nothing to `products.sold`.
create or replace function is_bulk_load() returns boolean language sql stable as $$ select coalesce(current_setting('jontro.bulk_load', true), '') = 'on' $$;
