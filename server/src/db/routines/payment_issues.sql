-- The captures that an admin has to refund or accept. Each is looked up: for a join, all would be read.
create or replace view payment_issues as
select c.* from capture_issues i
cross join lateral (select * from captures where id = i.id offset 0) c
where i.needs_attention;
