-- Days of the shop; the client's configuration names the same time zone.
create function shop_day(moment timestamptz) returns date
language sql immutable parallel safe
as $$ select (moment at time zone 'Asia/Dhaka')::date $$;

create function start_of_day(day date) returns timestamptz
language sql immutable parallel safe
as $$ select day::timestamp at time zone 'Asia/Dhaka' $$;

-- Each index of a list carries what the list can be filtered by, so that any page of any sort under any filters is found in an
-- index alone. E-mail addresses are in the order of their bytes, so that their beginnings are found whatever the database's locale.
drop index orders_by_placed, orders_by_name, orders_by_email, orders_by_total, orders_by_status, orders_by_payment,
  orders_by_filters;
create index orders_by_placed on orders (placed_at, id)
  include (status, payment, risk_flag, district) where deleted_at is null;
create index orders_by_name on orders (name_key, id)
  include (status, payment, risk_flag, district, placed_at) where deleted_at is null;
create index orders_by_email on orders (email collate "C", id)
  include (status, payment, risk_flag, district, placed_at) where deleted_at is null;
create index orders_by_total on orders (total_amount, id)
  include (status, payment, risk_flag, district, placed_at) where deleted_at is null;
create index orders_by_status on orders (status, id)
  include (payment, risk_flag, district, placed_at) where deleted_at is null;
create index orders_by_payment on orders (payment, id)
  include (status, risk_flag, district, placed_at) where deleted_at is null;
create index orders_by_filters on orders (status, payment, placed_at, id)
  include (risk_flag, district) where deleted_at is null;
create index orders_by_district on orders (district, placed_at, id)
  include (status, payment, risk_flag) where deleted_at is null;
create index orders_flagged on orders (placed_at, id)
  include (status, payment, district) where deleted_at is null and risk_flag;

create index payment_attempts_refund_due on payment_attempts (order_id)
  where state = 'duplicate' and refunded_at is null;

drop index users_by_created, users_by_account_created, users_by_last_login, users_by_name, users_by_role;
create index users_by_created on users (created_at, id)
  include (role, account_created_at) where deleted_at is null;
create index users_by_account_created on users (account_created_at, id) include (role) where deleted_at is null;
create index users_by_last_login on users (last_login_at, id)
  include (role, account_created_at) where deleted_at is null;
create index users_by_name on users (name_key, id) include (role, account_created_at) where deleted_at is null;
create index users_by_email on users (email collate "C", id)
  include (role, account_created_at) where deleted_at is null;
create index users_by_role on users (role, created_at, id) include (account_created_at) where deleted_at is null;

drop index products_newest, products_by_category, products_by_price, products_by_sold, products_by_stock,
  products_by_name, products_by_effective_price;
create index products_newest on products (created_at, id)
  include (category_key, in_stock, effective_price, discount_price) where deleted_at is null;
create index products_by_category on products (category_key, id)
  include (in_stock, effective_price, discount_price) where deleted_at is null;
create index products_by_price on products (price, id)
  include (category_key, in_stock, effective_price, discount_price) where deleted_at is null;
create index products_by_sold on products (sold, id)
  include (category_key, in_stock, effective_price, discount_price) where deleted_at is null;
create index products_by_stock on products (in_stock, id)
  include (category_key, effective_price, discount_price) where deleted_at is null;
-- Carts are in the order of the live name and price, of deleted products too.
create index products_by_name on products (name_key, id)
  include (deleted_at, category_key, in_stock, effective_price, discount_price);
create index products_by_effective_price on products (effective_price, id)
  include (deleted_at, category_key, in_stock, discount_price);

-- A cart knows its customer's e-mail address, so that the rows of all carts can be sorted and filtered by it.
alter table cart_rows add column author text not null default '';
set local jontro.quiet = 'on';
update cart_rows set author = users.email from users where users.id = cart_rows.user_id;
create index cart_rows_by_author on cart_rows (author collate "C", id);

-- `for share` waits for a deletion or a new address that is under way, and makes it wait for us.
create function fill_cart_author() returns trigger
language plpgsql
as $$
begin
  select email into new.author from users where id = new.user_id and deleted_at is null for share;
  if not found then
    raise exception 'the user is deleted' using errcode = 'JT005';
  end if;
  return new;
end
$$;

drop trigger cart_rows_of_living_users on cart_rows;
create trigger cart_rows_of_living_users before insert on cart_rows
  for each row execute function fill_cart_author();

create function move_cart_author() returns trigger
language plpgsql
as $$
begin
  update cart_rows set author = new.email where user_id = new.id;
  return null;
end
$$;

create trigger move_cart_author after update of email on users
  for each row when (old.email <> new.email) execute function move_cart_author();
