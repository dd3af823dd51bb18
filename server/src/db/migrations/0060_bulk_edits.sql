-- needs: 0029
-- What an admin changes of many products at once: planned, then applied once, and undone for a while.
create table bulk_edits (
  id uuid primary key,
  admin_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  -- As the audit log says it.
  summary jsonb not null,
  products integer not null default 0 check (products >= 0),
  applied_at timestamptz,
  undone_at timestamptz,
  constraint bulk_edits_undone_if_applied check (undone_at is null or applied_at is not null)
);
create index bulk_edits_by_admin on bulk_edits (admin_id);
create index bulk_edits_by_time on bulk_edits (created_at);

create table bulk_edit_rows (
  edit_id uuid not null references bulk_edits on delete cascade,
  product_id uuid not null,
  -- That the plan was made of.
  version integer not null,
  old_price numeric(12, 2) not null,
  old_discount_price numeric(12, 2),
  old_in_stock boolean not null,
  new_price numeric(12, 2) not null,
  new_discount_price numeric(12, 2),
  new_in_stock boolean not null,
  -- That the edit has made; none if the product was changed or deleted after the plan.
  saved_version integer,
  is_restored boolean not null default false,
  primary key (edit_id, product_id),
  constraint bulk_edit_rows_restored_if_saved check (not is_restored or saved_version is not null)
);
