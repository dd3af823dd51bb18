-- Every capture that the gateway confirmed, with the reason why an admin has to refund or accept it. `reason` is null for the
-- regular payment of an order.
create or replace view captures as
select c.id, c.attempt_id, c.transaction_id, c.order_id, c.kind, c.val_id, c.bank_tran_id, c.amount, c.currency, c.risk_level,
  c.reason, c.captured_at, c.refunded_at, c.refund_reference,
  -- The released version asks an admin to wait while this is less than 30 seconds ago.
  case when r.state = 'requested' then now() else c.refund_claimed_at end as refund_requested_at,
  c.accepted_at,
  c.reason is not null and c.refunded_at is null and c.accepted_at is null and r.state is distinct from 'requested'
    as needs_attention,
  -- Of the last refund that the gateway was asked for.
  r.id as refund_id, r.state as refund_state, r.reference as requested_reference, r.requested_at as refund_started_at,
  r.failure as refund_failure
from (
  select a.tran_id as id, a.tran_id as attempt_id, coalesce(a.facts ->> 'capturedFor', a.tran_id) as transaction_id,
    a.order_id, a.kind, a.val_id, a.bank_tran_id, a.amount::numeric(14, 2) as amount, a.currency, a.risk_level, r.reason,
    a.captured_at, a.refunded_at, a.refund_reference, (a.facts ->> 'refundRequestedAt')::timestamptz as refund_claimed_at,
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
) c
left join lateral (
  select * from refund_requests where payment_id = c.id order by requested_at desc, id desc limit 1
) r on true;
