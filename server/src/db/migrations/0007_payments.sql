create type payment_state as enum ('open', 'paid', 'duplicate', 'failed', 'cancelled', 'expired');

create table payment_attempts (
  -- A ULID, since the gateway accepts 30 characters.
  tran_id text primary key check (tran_id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  order_id uuid not null references orders,
  amount numeric(12, 2) not null check (amount > 0),
  currency text not null default 'BDT' check (currency = 'BDT'),
  state payment_state not null default 'open',
  session_key text,
  gateway_url text,
  val_id text unique check (val_id <> ''),
  bank_tran_id text,
  risk_level smallint,
  facts jsonb not null default '{}',
  created_at timestamptz not null default now(),
  checked_at timestamptz,
  next_check_at timestamptz,
  checks integer not null default 0 check (checks >= 0),
  captured_at timestamptz,
  refunded_at timestamptz,
  refund_reference text,
  accepted_at timestamptz,
  -- Accepting a risky payment does not cover a later deletion of its order, so the reason is stored with it.
  accepted_reason text check (accepted_reason in ('duplicate', 'orderDeleted', 'risky')),
  constraint payment_attempts_captured check (
    (state in ('paid', 'duplicate')) = (captured_at is not null)
    and (captured_at is null or val_id is not null)
  ),
  constraint payment_attempts_refund_of_captured check (refunded_at is null or captured_at is not null),
  constraint payment_attempts_accepted check ((accepted_at is null) = (accepted_reason is null)),
  constraint payment_attempts_accepted_of_captured check (accepted_at is null or captured_at is not null),
  constraint payment_attempts_resolved_once check (refunded_at is null or coalesce(accepted_reason, 'risky') = 'risky'),
  constraint payment_attempts_of_order unique (order_id, tran_id)
);

create unique index payment_attempts_one_open on payment_attempts (order_id) where state = 'open';
create unique index payment_attempts_one_paid on payment_attempts (order_id) where state = 'paid';
create index payment_attempts_due on payment_attempts (next_check_at) where next_check_at is not null;
create index payment_attempts_to_check on payment_attempts (tran_id)
  where captured_at is not null and refunded_at is null and accepted_at is null and (state = 'duplicate' or risk_level <> 0);
create index payment_attempts_refund_due on payment_attempts (order_id)
  where state = 'duplicate' and refunded_at is null and accepted_at is null;
create index orders_deleted_paid on orders (transaction_id)
  where deleted_at is not null and transaction_id is not null;

alter table orders add constraint orders_paid_by_own_attempt
  foreign key (id, transaction_id) references payment_attempts (order_id, tran_id)
  -- Order and attempt reference each other: a bulk load inserts both and defers the check.
  deferrable initially immediate;

create function guard_payment_attempt() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    if new.amount is distinct from (select total_amount from orders where id = new.order_id) then
      raise exception 'an attempt is for the order''s total' using errcode = 'JT004';
    end if;
    return new;
  end if;
  if (old.tran_id, old.order_id, old.amount, old.created_at)
     is distinct from (new.tran_id, new.order_id, new.amount, new.created_at)
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

create trigger guard_payment_attempt before insert or update on payment_attempts
  for each row execute function guard_payment_attempt();
create trigger payment_attempts_stay before delete on payment_attempts
  for each row execute function reject_change();

-- At the end of the transaction an order is paid if and only if exactly one of its attempts is paid.
create function check_payment_applied() returns trigger
language plpgsql
as $$
declare
  applied text;
  recorded text;
  the_order uuid := to_jsonb(new) ->> tg_argv[0];
begin
  select tran_id into applied from payment_attempts where order_id = the_order and state = 'paid';
  select transaction_id into recorded from orders where id = the_order;
  if applied is distinct from recorded then
    raise exception 'an order is paid exactly where one attempt is applied to it' using errcode = 'JT004';
  end if;
  return null;
end
$$;

create constraint trigger check_payment_applied after insert or update of state on payment_attempts
  deferrable initially deferred for each row when (new.state = 'paid')
  execute function check_payment_applied('order_id');
create constraint trigger check_payment_applied after insert or update of transaction_id on orders
  deferrable initially deferred for each row when (new.transaction_id is not null)
  execute function check_payment_applied('id');

-- Captures whose amount, currency or validation ID does not match the order. They pay no order; an admin refunds or accepts them.
create table mismatched_captures (
  -- A ULID of its own, used as the refund's ID.
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
  for each row execute function reject_change();

-- Every capture that the gateway confirmed, with the reason why an admin has to refund or accept it. `reason` is null for the
-- regular payment of an order.
create view captures as
select c.*, c.reason is not null and c.refunded_at is null and c.accepted_at is null as needs_attention
from (
  select a.tran_id as id, a.tran_id as attempt_id, coalesce(a.facts ->> 'capturedFor', a.tran_id) as transaction_id,
    a.order_id, a.val_id, a.bank_tran_id, a.amount::numeric(14, 2) as amount, a.currency, a.risk_level, r.reason,
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
  select id, attempt_id, attempt_id, order_id, val_id, bank_tran_id, amount, currency, risk_level, reason,
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
