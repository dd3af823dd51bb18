-- Cash on delivery: an admin records it as a paid attempt of its own kind. The gateway does not know these attempts.
create type payment_kind as enum ('gateway', 'cash');
alter table payment_attempts
  add column kind payment_kind not null default 'gateway',
  -- E-mail of the admin.
  add column recorded_by text check (recorded_by <> ''),
  drop constraint payment_attempts_captured,
  add constraint payment_attempts_captured check (
    (state in ('paid', 'duplicate')) = (captured_at is not null)
    and (captured_at is null or val_id is not null or kind = 'cash')
  ),
  add constraint payment_attempts_cash check (
    (kind = 'cash') = (recorded_by is not null)
    and (kind <> 'cash' or (
      state = 'paid' and val_id is null and bank_tran_id is null and risk_level is null
      and session_key is null and gateway_url is null and next_check_at is null
    ))
  );

create or replace function guard_payment_attempt() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    if new.amount is distinct from (select total_amount from orders where id = new.order_id) then
      raise exception 'an attempt is for the order''s total' using errcode = 'JT004';
    end if;
    return new;
  end if;
  if (old.tran_id, old.order_id, old.amount, old.created_at, old.kind, old.recorded_by)
     is distinct from (new.tran_id, new.order_id, new.amount, new.created_at, new.kind, new.recorded_by)
     or (old.val_id is not null and new.val_id is distinct from old.val_id)
     or (old.refunded_at is not null and new.refunded_at is distinct from old.refunded_at) then
    raise exception 'what an attempt recorded never changes' using errcode = 'JT003';
  end if;
  if old.state <> new.state and (old.state in ('paid', 'duplicate') or new.state = 'open') then
    raise exception 'an attempt goes from % to % never', old.state, new.state using errcode = 'JT002';
  end if;
  return new;
end
$$;

drop view payment_issues;
drop view captures;

create view captures as
select c.*, c.reason is not null and c.refunded_at is null and c.accepted_at is null as needs_attention
from (
  select a.tran_id as id, a.tran_id as attempt_id, coalesce(a.facts ->> 'capturedFor', a.tran_id) as transaction_id,
    a.order_id, a.kind, a.val_id, a.bank_tran_id, a.amount::numeric(14, 2) as amount, a.currency, a.risk_level, r.reason,
    a.captured_at, a.refunded_at, a.refund_reference, (a.facts ->> 'refundRequestedAt')::timestamptz as refund_requested_at,
    case when a.accepted_reason = r.reason then a.accepted_at end as accepted_at
  from payment_attempts a
  join orders o on o.id = a.order_id
  cross join lateral (
    select case
      when a.state = 'duplicate' then 'duplicate'
      when o.deleted_at is not null then 'orderDeleted'
      when a.risk_level <> 0 then 'risky'
    end as reason
  ) r
  where a.captured_at is not null
  union all
  select id, attempt_id, attempt_id, order_id, 'gateway', val_id, bank_tran_id, amount, currency, risk_level, reason,
    captured_at, refunded_at, refund_reference, (facts ->> 'refundRequestedAt')::timestamptz, accepted_at
  from mismatched_captures
) c;

-- The same captures, found by partial indexes.
create view payment_issues as
select * from captures
where needs_attention and id = any (array(
  select tran_id from payment_attempts
  where captured_at is not null and refunded_at is null and accepted_at is null and (state = 'duplicate' or risk_level <> 0)
  union all
  select transaction_id from orders where deleted_at is not null and transaction_id is not null
  union all
  select id from mismatched_captures where refunded_at is null and accepted_at is null
));
