create or replace function add_pending_order_stats() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into pending_order_stats
    select shop_day(placed_at), district, status, payment, risk_flag, -count(*), -sum(total_amount)
    from old_orders where deleted_at is null group by 1, 2, 3, 4, 5;
  end if;
  if tg_op <> 'DELETE' then
    insert into pending_order_stats
    select shop_day(placed_at), district, status, payment, risk_flag, count(*), sum(total_amount)
    from new_orders where deleted_at is null group by 1, 2, 3, 4, 5;
  end if;
  return null;
end
$$;

create or replace trigger add_pending_order_stats_on_insert after insert on orders
  referencing new table as new_orders for each statement execute function add_pending_order_stats();
create or replace trigger add_pending_order_stats_on_update after update on orders
  referencing old table as old_orders new table as new_orders
  for each statement execute function add_pending_order_stats();
create or replace trigger add_pending_order_stats_on_delete after delete on orders
  referencing old table as old_orders for each statement execute function add_pending_order_stats();
