-- needs: 0029
-- The captures that have a reason: those that an admin has to refund or accept, and those that were. Lists and figures read them from
-- here, so that they need not look through all payments and all orders that were ever deleted.
create table capture_issues (
  id text primary key,
  order_id uuid not null,
  placed_at timestamptz not null,
  captured_at timestamptz not null,
  -- The day from which its refund is due.
  due_from date not null,
  -- A risky payment is accepted rather than refunded: it pays an order.
  is_refund boolean not null,
  needs_attention boolean not null
);

create index capture_issues_of_order on capture_issues (order_id) include (needs_attention);
create index capture_issues_open on capture_issues (captured_at, id) where needs_attention;
create index capture_issues_due on capture_issues (due_from, placed_at) where needs_attention and is_refund;
create index capture_issues_refunds on capture_issues (captured_at, id) include (needs_attention) where is_refund;

-- Lists have their number of rows here.
insert into row_counts values ('open_issues', 0), ('refunds', 0), ('open_refunds', 0);

-- routines: add_pending_issue_counts, refresh_issues_of_captures, refresh_issues_of_order, refresh_issues_of_refund
