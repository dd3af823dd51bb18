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

-- routines: captures, guard_refund_request, notify_refund_request, reject_change

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
