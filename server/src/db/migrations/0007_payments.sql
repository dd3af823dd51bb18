create table payment_attempts (
  -- A ULID: the gateway takes 30 characters.
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
  constraint payment_attempts_captured check (
    (state in ('paid', 'duplicate')) = (captured_at is not null)
    and (captured_at is null or val_id is not null)
  ),
  constraint payment_attempts_refund_of_captured check (refunded_at is null or captured_at is not null),
  constraint payment_attempts_of_order unique (order_id, tran_id)
);

create unique index payment_attempts_one_open on payment_attempts (order_id) where state = 'open';
create unique index payment_attempts_one_paid on payment_attempts (order_id) where state = 'paid';
create index payment_attempts_due on payment_attempts (next_check_at) where next_check_at is not null;

alter table orders add constraint orders_paid_by_own_attempt
  foreign key (id, transaction_id) references payment_attempts (order_id, tran_id)
  -- Order and attempt name each other: a data load inserts both and has them checked at the end.
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
  for each row execute function refuse_change();

-- At the end of the transaction an order is paid exactly where its applied attempt says so.
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
