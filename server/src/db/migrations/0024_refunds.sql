-- needs: 0019
-- Captured payments that an admin has refunded or kept, and those that have to be refunded, found by partial indexes.
create index payment_attempts_resolved on payment_attempts (tran_id)
  where refunded_at is not null or accepted_at is not null;
create index mismatched_captures_resolved on mismatched_captures (id)
  where refunded_at is not null or accepted_at is not null;

create view refunds as
select * from captures
where reason <> 'risky' and id = any (array(
  select id from payment_issues
  union all
  select tran_id from payment_attempts where refunded_at is not null or accepted_at is not null
  union all
  select id from mismatched_captures where refunded_at is not null or accepted_at is not null
));
