-- What the sums of one day and product are is in the index itself: an overview of a month reads a hundred pages, not fifteen
-- thousand.
alter table product_days drop constraint product_days_pkey;
alter table product_days add primary key (day, product_id) include (quantity, amount);

-- Most who count orders do not ask for the district: a ninth of the rows tells them.
create table order_day_tallies (
  day date not null,
  status order_status not null,
  payment boolean not null,
  risk_flag boolean not null,
  orders integer not null,
  amount numeric(14, 2) not null,
  primary key (day, status, payment, risk_flag)
) with (fillfactor = 70);

create view order_day_sums as
  select * from order_day_tallies
  union all select day, status, payment, risk_flag, orders, amount from pending_tallies;

insert into order_day_tallies
select day, status, payment, risk_flag, sum(orders), sum(amount) from order_tallies group by 1, 2, 3, 4;

-- How many rows a large list has, kept the same way: changes only append.
create table row_tallies (
  list text primary key,
  rows bigint not null
) with (fillfactor = 70);

create table pending_row_tallies (
  list text not null,
  rows bigint not null
);

create view row_sums as
  select * from row_tallies union all select * from pending_row_tallies;

create function tally_rows() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    insert into pending_row_tallies select tg_table_name, count(*) from present_rows having count(*) > 0;
  else
    insert into pending_row_tallies select tg_table_name, -count(*) from former_rows having count(*) > 0;
  end if;
  return null;
end
$$;

create trigger tally_rows_on_insert after insert on cart_rows
  referencing new table as present_rows for each statement execute function tally_rows();
create trigger tally_rows_on_delete after delete on cart_rows
  referencing old table as former_rows for each statement execute function tally_rows();
create trigger tally_rows_on_insert after insert on audit_log
  referencing new table as present_rows for each statement execute function tally_rows();

insert into row_tallies
select 'cart_rows', count(*) from cart_rows union all select 'audit_log', count(*) from audit_log;

drop function fold_order_tallies();

-- Adds up what changed since the last time; answers how many sums it touched. Any process may call it at any time.
create function fold_tallies() returns integer
language plpgsql
as $$
declare
  of_orders integer;
  of_rows integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('jontro.fold_tallies')) then return 0; end if;
  with taken as (delete from pending_tallies returning *),
  by_day as (
    insert into order_day_tallies as kept
    select day, status, payment, risk_flag, sum(orders), sum(amount) from taken group by 1, 2, 3, 4
    having sum(orders) <> 0 or sum(amount) <> 0
    on conflict (day, status, payment, risk_flag) do update
    set orders = kept.orders + excluded.orders, amount = kept.amount + excluded.amount
  )
  insert into order_tallies as kept
  select day, district, status, payment, risk_flag, sum(orders), sum(amount) from taken group by 1, 2, 3, 4, 5
  having sum(orders) <> 0 or sum(amount) <> 0
  on conflict (day, district, status, payment, risk_flag) do update
  set orders = kept.orders + excluded.orders, amount = kept.amount + excluded.amount;
  get diagnostics of_orders = row_count;
  with taken as (delete from pending_row_tallies returning *)
  insert into row_tallies as kept
  select list, sum(rows) from taken group by list having sum(rows) <> 0
  on conflict (list) do update set rows = kept.rows + excluded.rows;
  get diagnostics of_rows = row_count;
  return of_orders + of_rows;
end
$$;
