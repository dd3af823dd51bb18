-- Money that the gateway took otherwise than it was asked to. It pays no order; an admin refunds or accepts it.
create table mismatched_captures (
  -- Its own ULID: the refund is requested under it.
  id text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  order_id uuid not null,
  attempt_id text not null,
  val_id text not null check (val_id <> ''),
  bank_tran_id text,
  amount numeric(14, 2) not null check (amount >= 0),
  currency text not null check (currency <> ''),
  risk_level smallint,
  reason text not null check (reason in ('wrongAmount', 'wrongCurrency', 'reusedValidation')),
  facts jsonb not null default '{}',
  captured_at timestamptz not null default now(),
  refunded_at timestamptz,
  refund_reference text,
  accepted_at timestamptz,
  accepted_reason text check (accepted_reason = reason),
  constraint mismatched_captures_attempt foreign key (order_id, attempt_id)
    references payment_attempts (order_id, tran_id),
  constraint mismatched_captures_once unique (attempt_id, val_id),
  constraint mismatched_captures_accepted check ((accepted_at is null) = (accepted_reason is null)),
  constraint mismatched_captures_resolved_once check (refunded_at is null or accepted_at is null)
);

create index mismatched_captures_of_order on mismatched_captures (order_id);
create index mismatched_captures_pending on mismatched_captures (id) where refunded_at is null and accepted_at is null;

create function guard_mismatched_capture() returns trigger
language plpgsql
as $$
begin
  if (old.id, old.order_id, old.attempt_id, old.val_id, old.bank_tran_id, old.amount, old.currency, old.reason, old.captured_at)
     is distinct from (new.id, new.order_id, new.attempt_id, new.val_id, new.bank_tran_id, new.amount, new.currency, new.reason, new.captured_at)
     or (old.refunded_at is not null and new.refunded_at is distinct from old.refunded_at)
     or (old.accepted_at is not null and new.accepted_at is distinct from old.accepted_at) then
    raise exception 'what a capture recorded never changes' using errcode = 'JT003';
  end if;
  return new;
end
$$;

create trigger guard_mismatched_capture before update on mismatched_captures
  for each row execute function guard_mismatched_capture();
create trigger mismatched_captures_stay before delete on mismatched_captures
  for each row execute function refuse_change();

-- Accepting a risky payment says nothing about a later deletion of its order, so the reason is kept with it.
alter table payment_attempts
  add column accepted_at timestamptz,
  add column accepted_reason text check (accepted_reason in ('duplicate', 'orderDeleted', 'risky')),
  add constraint payment_attempts_accepted check ((accepted_at is null) = (accepted_reason is null)),
  add constraint payment_attempts_accepted_of_captured check (accepted_at is null or captured_at is not null),
  add constraint payment_attempts_resolved_once check (refunded_at is null or coalesce(accepted_reason, 'risky') = 'risky');

-- Mismatches used to be kept as facts of their attempt, only the last one of each.
insert into mismatched_captures (id, order_id, attempt_id, val_id, bank_tran_id, amount, currency, reason, captured_at)
select left(tran_id, 10) || upper(left(md5(tran_id), 16)), order_id, tran_id,
  facts -> 'mismatch' ->> 'valId', facts -> 'mismatch' ->> 'bankTranId',
  coalesce((facts -> 'mismatch' -> 'amounts' -> 0 ->> 'paisa')::numeric / 100, 0),
  coalesce(facts -> 'mismatch' -> 'amounts' -> 0 ->> 'currency', 'BDT'),
  case facts -> 'mismatch' ->> 'of'
    when 'amount' then 'wrongAmount' when 'currency' then 'wrongCurrency' else 'reusedValidation' end,
  coalesce(checked_at, created_at)
from payment_attempts
where facts -> 'mismatch' ->> 'valId' <> '';

-- Every capture that the gateway confirmed, and why it needs an admin, if it does: `reason` is null for money that a living
-- order needs and nobody has to look at.
create view captures as
select c.*, c.reason is not null and c.refunded_at is null and c.accepted_at is null as needs_attention
from (
  select a.tran_id as id, a.tran_id as attempt_id, coalesce(a.facts ->> 'capturedFor', a.tran_id) as transaction_id,
    a.order_id, a.val_id, a.bank_tran_id, a.amount::numeric(14, 2) as amount, a.currency, a.risk_level, r.reason,
    a.captured_at, a.refunded_at, a.refund_reference, (a.facts ->> 'refundAskedAt')::timestamptz as refund_asked_at,
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
  select id, attempt_id, attempt_id, order_id, val_id, bank_tran_id, amount, currency, risk_level, reason,
    captured_at, refunded_at, refund_reference, (facts ->> 'refundAskedAt')::timestamptz, accepted_at
  from mismatched_captures
) c;

-- The same captures, found by indexes that hold only those that may need attention.
drop index payment_attempts_refund_due;
create index payment_attempts_to_check on payment_attempts (tran_id)
  where captured_at is not null and refunded_at is null and accepted_at is null and (state = 'duplicate' or risk_level <> 0);
create index payment_attempts_refund_due on payment_attempts (order_id)
  where state = 'duplicate' and refunded_at is null and accepted_at is null;
create index orders_deleted_paid on orders (transaction_id)
  where deleted_at is not null and transaction_id is not null;

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

create function announce_payment_issue() returns trigger
language plpgsql
as $$
begin
  perform announce_change(array['Payment', 'Order', 'Order/' || new.order_id, 'Dashboard'], null);
  return null;
end
$$;

create trigger announce_payment_issue after insert or update on mismatched_captures
  for each row execute function announce_payment_issue();
create trigger announce_capture after update on payment_attempts
  for each row when (
    new.captured_at is not null and (old.captured_at, old.refunded_at, old.accepted_at)
    is distinct from (new.captured_at, new.refunded_at, new.accepted_at)
  ) execute function announce_payment_issue();
create trigger announce_extra_capture after insert on payment_attempts
  for each row when (new.captured_at is not null) execute function announce_payment_issue();

-- A deletion can make a payment an issue.
create function announce_deleted_order() returns trigger
language plpgsql
as $$
begin
  perform announce_change(array['Payment'], null);
  return null;
end
$$;

create trigger announce_deleted_order after update of deleted_at on orders
  for each row when (old.deleted_at is distinct from new.deleted_at) execute function announce_deleted_order();
