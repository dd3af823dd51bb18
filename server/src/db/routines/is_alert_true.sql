-- Whether what an alert waits for has happened to its product.
create or replace function is_alert_true(alert product_alerts, product products) returns boolean language sql stable as $$
  select product.deleted_at is null
    and case alert.kind when 'backInStock' then product.in_stock else product.effective_price < alert.price end
$$;
