create table cart_rows (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  product_id uuid not null references products on delete cascade,
  quantity integer not null default 1 check (quantity between 1 and 99),
  added_at timestamptz not null default now(),
  constraint cart_rows_one_per_product unique (user_id, product_id)
);

create index cart_rows_by_added on cart_rows (added_at, id);
create index cart_rows_by_quantity on cart_rows (quantity, id);
create index cart_rows_by_product on cart_rows (product_id, id);
create index cart_rows_by_user on cart_rows (user_id, id);

create trigger cart_rows_of_living_users before insert on cart_rows
  for each row execute function refuse_deleted_user();

-- With the user go the sessions and the cart, whoever deletes.
create function clear_deleted_user() returns trigger
language plpgsql
as $$
begin
  delete from sessions where user_id = new.id;
  delete from cart_rows where user_id = new.id;
  return null;
end
$$;

create trigger clear_deleted_user after update of deleted_at on users
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function clear_deleted_user();
