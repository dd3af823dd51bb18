-- What the rows of all carts are sorted by, kept beside them, so that no page of them joins its way through all products. What a
-- cart shows is still the product's own.
alter table cart_rows
  add column name_key text not null default '',
  add column price numeric(12, 2) not null default 0;
set local jontro.quiet = 'on';
update cart_rows c set name_key = p.name_key, price = p.effective_price from products p where p.id = c.product_id;
create index cart_rows_by_name on cart_rows (name_key collate "C", id);
create index cart_rows_by_price on cart_rows (price, id);

-- `for share` waits for an edit of the product that is under way, and makes it wait for us: no row keeps what was replaced.
create function fill_cart_row() returns trigger
language plpgsql
as $$
begin
  select email into new.author from users where id = new.user_id and deleted_at is null for share;
  if not found then
    raise exception 'the user is deleted' using errcode = 'JT005';
  end if;
  select name_key, effective_price into new.name_key, new.price from products where id = new.product_id for share;
  return new;
end
$$;

drop trigger cart_rows_of_living_users on cart_rows;
create trigger cart_rows_of_living_users before insert on cart_rows
  for each row execute function fill_cart_row();
drop function fill_cart_author();

create function follow_product() returns trigger
language plpgsql
as $$
begin
  update cart_rows set name_key = new.name_key, price = new.effective_price where product_id = new.id;
  return null;
end
$$;

create trigger follow_product after update of product_name, price, discount_price on products
  for each row when ((old.name_key, old.effective_price) is distinct from (new.name_key, new.effective_price))
  execute function follow_product();

-- Of names, prices and addresses their own tags tell.
drop trigger announce_cart_edit on cart_rows;
create trigger announce_cart_edit after update on cart_rows
  for each row when (old.quantity <> new.quantity) execute function announce_cart();

-- What was ordered of each product on each day, whether or not it was paid or kept: kept, so that no overview adds up all items.
create table product_days (
  day date not null,
  product_id uuid not null,
  quantity integer not null,
  amount numeric(14, 2) not null,
  primary key (day, product_id)
) with (fillfactor = 70);

insert into product_days
select shop_day(o.placed_at), i.product_id, sum(i.quantity), sum(i.price * i.quantity)
from orders o join order_items i on i.order_id = o.id group by 1, 2;

-- Rows from before have no day, since the days above have them already; those of a data load count for their day alone.
alter table pending_sales
  add column day date,
  add column amount numeric(14, 2),
  add column is_load boolean not null default false;

create or replace function check_new_items() returns trigger
language plpgsql
as $$
begin
  if exists (
    select from orders o
    join (
      select order_id, sum(price * quantity) as items from order_items
      where order_id in (select order_id from new_items) group by order_id
    ) as sums on sums.order_id = o.id
    where o.total_amount <> sums.items + o.delivery_charge
  ) then
    raise exception 'an order''s total is the sum of its items and the delivery charge' using errcode = 'JT004';
  end if;
  insert into pending_sales (product_id, quantity, day, amount, is_load)
  select i.product_id, i.quantity, shop_day(o.placed_at), i.price * i.quantity, is_quiet()
  from new_items i join orders o on o.id = i.order_id;
  return null;
end
$$;

create or replace function count_pending_sales() returns integer
language plpgsql
as $$
declare
  touched integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('jontro.count_sales')) then return 0; end if;
  with taken as (delete from pending_sales returning product_id, quantity, day, amount, is_load),
  of_days as (
    insert into product_days as kept (day, product_id, quantity, amount)
    select day, product_id, sum(quantity)::integer, sum(amount) from taken where day is not null group by day, product_id
    on conflict (day, product_id) do update
    set quantity = kept.quantity + excluded.quantity, amount = kept.amount + excluded.amount
  ),
  sums as (
    select product_id, sum(quantity)::integer as quantity from taken where not is_load group by product_id
  )
  update products set sold = sold + sums.quantity from sums where products.id = sums.product_id;
  get diagnostics touched = row_count;
  return touched;
end
$$;

-- Names in the order of their bytes too: their beginnings are what one or two letters find.
drop index orders_by_name, users_by_name, products_by_name;
create index orders_by_name on orders (name_key collate "C", id)
  include (status, payment, risk_flag, district, placed_at) where deleted_at is null;
create index users_by_name on users (name_key collate "C", id)
  include (role, account_created_at) where deleted_at is null;
create index products_by_name on products (name_key collate "C", id)
  include (deleted_at, category_key, in_stock, effective_price, discount_price);
