-- The captures that an admin has to refund, or has refunded or kept. Each is looked up, as in `payment_issues`.
create or replace view refunds as
select c.* from capture_issues i
cross join lateral (select * from captures where id = i.id offset 0) c
where i.is_refund;
