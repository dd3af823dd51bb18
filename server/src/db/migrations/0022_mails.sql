-- needs: 0018
-- Mails about orders. Each is written in the transaction of what it reports, and sent later by a job.
create type mail_kind as enum ('placed', 'paid', 'delivered', 'refunded');
create type mail_state as enum ('waiting', 'sending', 'sent', 'failed', 'unclear');

create table mails (
  -- Also in its Message-ID.
  id uuid primary key default gen_random_uuid(),
  kind mail_kind not null,
  order_id uuid not null references orders,
  -- The refunded payment.
  payment_id text check (payment_id <> ''),
  state mail_state not null default 'waiting',
  created_at timestamptz not null default now(),
  next_try_at timestamptz not null default now(),
  tries smallint not null default 0 check (tries >= 0),
  claimed_at timestamptz,
  sent_at timestamptz,
  error text,
  constraint mails_about_a_refund check ((kind = 'refunded') = (payment_id is not null)),
  constraint mails_sent_with_date check ((state = 'sent') = (sent_at is not null)),
  constraint mails_claimed_with_date check (state <> 'sending' or claimed_at is not null)
);

create unique index mails_once on mails (order_id, kind, coalesce(payment_id, ''));
create index mails_waiting on mails (next_try_at) where state = 'waiting';
create index mails_sending on mails (claimed_at) where state = 'sending';
create index mails_by_age on mails (created_at);
