-- needs: 0029
create type return_kind as enum ('return', 'warranty');
create type return_state as enum ('open', 'withdrawn', 'accepted', 'declined', 'done');

-- What customers ask for an item of a delivered order. A deleted order keeps its requests: its refund may be the answer.
create table return_requests (
  id uuid primary key,
  order_id uuid not null,
  product_id uuid not null,
  kind return_kind not null,
  -- A name of `shop/returns.ts`.
  reason text not null check (length(reason) between 1 and 40),
  -- Empty after the user was deleted, as the photos.
  details text not null check (length(details) <= 1000),
  quantity smallint not null check (quantity between 1 and 99),
  photos text[] not null default '{}' check (cardinality(photos) <= 3 and array_position(photos, null) is null),
  state return_state not null default 'open',
  requested_at timestamptz not null default now(),
  answer text check (answer ~ '\S' and length(answer) <= 1000),
  answered_at timestamptz,
  answered_by uuid references users,
  -- When it was withdrawn, or done.
  closed_at timestamptz,
  constraint return_requests_item_fkey foreign key (order_id, product_id) references order_items (order_id, product_id),
  constraint return_requests_answered check ((state in ('accepted', 'declined', 'done')) = (answered_at is not null)),
  constraint return_requests_answered_by_admin check ((answered_at is null) = (answered_by is null)),
  constraint return_requests_answered_with_text check ((answered_at is null) = (answer is null)),
  constraint return_requests_closed_with_date check ((state in ('withdrawn', 'done')) = (closed_at is not null))
);
create index return_requests_of_item on return_requests (order_id, product_id, requested_at);
create unique index return_requests_one_open on return_requests (order_id, product_id) where state = 'open';
create index return_requests_by_time on return_requests (requested_at, id);
create index return_requests_by_state on return_requests (state, requested_at, id);
create index return_requests_by_answer on return_requests (answered_at, id);
-- For the job that deletes unused pictures.
create index return_requests_photos on return_requests using gin (photos);

alter type mail_kind add value if not exists 'returnAnswered';
-- An order can have several answers.
alter table mails add column return_id uuid references return_requests;
