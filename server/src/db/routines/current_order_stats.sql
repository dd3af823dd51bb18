create or replace view current_order_stats as
  select * from order_stats union all select * from pending_order_stats;
