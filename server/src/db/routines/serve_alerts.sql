-- Queues the mails of alerts that have come true, of so many products that were back in stock or got cheaper. Returns whether more may be
-- pending. What another process takes, it leaves alone.
create or replace function serve_alerts(max_products integer) returns boolean language plpgsql as $$
declare
  has_more boolean;
begin
  with taken as (
    delete from pending_alerts where ctid = any (array(select ctid from pending_alerts limit max_products for update skip locked))
    returning product_id
  ),
  due as materialized (
    select a.id from product_alerts a join products p on p.id = a.product_id
    where a.product_id in (select product_id from taken) and a.served_at is null and is_alert_true(a, p)
    order by a.id for no key update of a
  ),
  served as (update product_alerts set served_at = now() where id in (select id from due) returning id, kind),
  queued as (
    insert into mails (kind, alert_id, state) select kind::text::mail_kind, id, 'deferred' from served returning id
  )
  select count(*) >= max_products into has_more from taken;
  return has_more;
end
$$;
