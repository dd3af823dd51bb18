-- needs: 0029
-- A refund that the gateway was asked for: under way until the gateway says that it is settled, or cancels it. A retry is another one.
create type refund_state as enum ('requested', 'settled', 'failed');

create table refund_requests (
  -- Names the refund at the gateway, so that a repeated request refunds once. The first one of a payment has the payment's ID, as
  -- the refunds of the released version do.
  id text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  -- Of a payment attempt, or of a capture that did not match.
  payment_id text not null check (payment_id <> ''),
  order_id uuid not null references orders,
  state refund_state not null default 'requested',
  -- The gateway's own name for it, by which it is looked up.
  reference text check (reference <> ''),
  requested_at timestamptz not null default now(),
  resolved_at timestamptz,
  failure text check (failure <> ''),
  checks integer not null default 0 check (checks >= 0),
  next_check_at timestamptz,
  constraint refund_requests_resolved check ((state = 'requested') = (resolved_at is null)),
  constraint refund_requests_checked check ((state = 'requested') = (next_check_at is not null)),
  constraint refund_requests_failed check ((state = 'failed') = (failure is not null))
);

create unique index refund_requests_one on refund_requests (payment_id) where state <> 'failed';
create index refund_requests_of_payment on refund_requests (payment_id, requested_at);
create index refund_requests_due on refund_requests (next_check_at) where state = 'requested';

create function guard_refund_request() returns trigger
language plpgsql
as $$
begin
  if (old.id, old.payment_id, old.order_id, old.requested_at)
     is distinct from (new.id, new.payment_id, new.order_id, new.requested_at)
     or (old.reference is not null and new.reference is distinct from old.reference)
     or old.state <> 'requested' then
    raise exception 'what a refund recorded never changes' using errcode = 'JT003';
  end if;
  return new;
end
$$;

create trigger guard_refund_request before update on refund_requests
  for each row execute function guard_refund_request();
create trigger refund_requests_stay before delete on refund_requests
  for each row execute function reject_change();

create function notify_refund_request() returns trigger
language plpgsql
as $$
begin
  perform notify_change(
    array[
      'Payment/' || coalesce(
        (select attempt_id from mismatched_captures where id = new.payment_id), new.payment_id
      ),
      'Order/' || new.order_id, 'Payment', 'Order', 'Dashboard'
    ],
    (select user_id from orders where id = new.order_id)
  );
  return null;
end
$$;

create trigger notify_refund_request after insert on refund_requests
  for each row execute function notify_refund_request();
create trigger notify_refund_request_edit after update on refund_requests
  for each row when ((old.state, old.reference) is distinct from (new.state, new.reference))
  execute function notify_refund_request();

-- The released version keeps a refund that is under way in `facts`. Here it becomes a request that is looked up.
insert into refund_requests (id, payment_id, order_id, requested_at, next_check_at)
select id, id, order_id, (facts ->> 'refundRequestedAt')::timestamptz, now() + interval '1 minute'
from (
  select tran_id as id, order_id, facts, refunded_at, accepted_at, accepted_reason from payment_attempts
  union all
  select id, order_id, facts, refunded_at, accepted_at, accepted_reason from mismatched_captures
) c
where facts ? 'refundRequestedAt' and refunded_at is null and coalesce(accepted_reason, 'risky') = 'risky';
update payment_attempts set facts = facts - 'refundRequestedAt' where tran_id in (select payment_id from refund_requests);
update mismatched_captures set facts = facts - 'refundRequestedAt' where id in (select payment_id from refund_requests);

alter table mails
  drop constraint mails_about_a_refund,
  add constraint mails_about_a_refund check ((kind in ('refundRequested', 'refunded')) = (payment_id is not null));

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

create or replace view payment_issues as
select * from captures
where needs_attention and id = any (array(
  select tran_id from payment_attempts
  where captured_at is not null and refunded_at is null and accepted_at is null and (state = 'duplicate' or risk_level <> 0)
  union all
  select transaction_id from orders where deleted_at is not null and transaction_id is not null
  union all
  select id from mismatched_captures where refunded_at is null and accepted_at is null
));

create or replace view refunds as
select * from captures
where reason <> 'risky' and id = any (array(
  select id from payment_issues
  union all
  select payment_id from refund_requests where state = 'requested'
  union all
  select tran_id from payment_attempts where refunded_at is not null or accepted_at is not null
  union all
  select id from mismatched_captures where refunded_at is not null or accepted_at is not null
));
