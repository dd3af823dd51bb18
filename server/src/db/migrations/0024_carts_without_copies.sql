-- A cart row keeps no copy of its product's name and price or of its user's e-mail address: a new price is one update, however many
-- carts hold the product, and adding to a cart does not block an edit of the product.
drop trigger follow_product on products;
drop function follow_product();
drop trigger move_cart_author on users;
drop function move_cart_author();

drop trigger cart_rows_of_living_users on cart_rows;
drop function fill_cart_row();

-- `for share` waits for a deletion of the user that is under way, and makes it wait for us.
create function refuse_cart_of_deleted_user() returns trigger
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

create trigger cart_rows_of_living_users before insert on cart_rows
  for each row execute function refuse_cart_of_deleted_user();

alter table cart_rows drop column author, drop column name_key, drop column price;

-- No index holds the quantity and the pages have free space, so that a new quantity updates no index (a HOT update).
drop index cart_rows_by_quantity, cart_rows_by_user;
alter table cart_rows set (fillfactor = 80);

-- The admin's list sorted by e-mail address reads the ids of each user's rows in this index alone.
alter table cart_rows
  drop constraint cart_rows_one_per_product,
  add constraint cart_rows_one_per_product unique (user_id, product_id) include (id);
