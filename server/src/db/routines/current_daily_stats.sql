create or replace view current_daily_stats as
  select * from daily_stats
  union all select day, status, payment, risk_flag, orders, amount from pending_order_stats;
