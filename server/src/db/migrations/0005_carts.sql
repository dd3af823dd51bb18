create table cart_rows (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  product_id uuid not null references products on delete cascade,
  quantity integer not null default 1 check (quantity between 1 and 99),
  added_at timestamptz not null default now(),
  -- The admin's list sorted by e-mail reads the ids of each user's rows in this index alone.
  constraint cart_rows_one_per_product unique (user_id, product_id) include (id)
) with (
  -- No index contains the quantity and the pages have free space, so that a new quantity is a HOT update.
  fillfactor = 80
);

create index cart_rows_by_added on cart_rows (added_at, id);
create index cart_rows_by_product on cart_rows (product_id, id);

-- `for share` serialises with a concurrent deletion of the user.
create function check_cart_owner() returns trigger
language plpgsql
as $$
begin
  perform from users where id = new.user_id and deleted_at is null for share;
  if not found then
    raise exception 'the user is deleted' using errcode = 'JT005';
  end if;
  return new;
end
$$;

create trigger check_cart_owner before insert on cart_rows for each row execute function check_cart_owner();

create function delete_sessions_and_cart() returns trigger
language plpgsql
as $$
begin
  delete from sessions where user_id = new.id;
  delete from cart_rows where user_id = new.id;
  return null;
end
$$;

create trigger delete_sessions_and_cart after update of deleted_at on users
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function delete_sessions_and_cart();
