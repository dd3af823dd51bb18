-- Everything that the operations meet on. `$ahead` is a day ahead, so that what has to be recent does not grow old during a long run.
begin;
insert into users (id, identity_uid, email, email_verified, name, photo, role, created_at) values
  ('$customer', 'uid-customer', 'customer@mail.example', true, 'Rafia Rahman', '/images/avatar.svg', 'user', $before),
  ('$admin', 'uid-admin', 'admin@mail.example', true, 'Rafia Rahman', '/images/avatar.svg', 'admin', $before),
  ('$secondAdmin', 'uid-second', 'second@mail.example', true, 'Rafia Rahman', '/images/avatar.svg', 'admin', $before);
insert into users (id, identity_uid, email, photo, deleted_at, disable_account_at) values
  ('$deletedUser', 'uid-deleted', 'deleted@mail.example', '/images/avatar.svg', $before, $before);
-- The token of a session is the role in the scene.
insert into sessions (token_hash, user_id, email_verified, last_seen_at, expires_at) values
  (sha256('customer'), '$customer', true, $ahead, now() + interval '30 days'),
  (sha256('admin'), '$admin', true, $ahead, now() + interval '30 days'),
  (sha256('secondAdmin'), '$secondAdmin', true, $ahead, now() + interval '30 days');
insert into sessions (token_hash, user_id, email_verified, created_at, expires_at) values
  (sha256('expired'), '$customer', true, $before, now() - interval '1 hour');
insert into products (id, product_name, category, price, images) values
  ('$product', 'Stand Fan', 'Fan', 500, '{/images/gadget.webp}'),
  ('$otherProduct', 'Ceiling Fan', 'Fan', 900, '{/images/gadget.webp}');
insert into cart_rows (id, user_id, product_id, quantity, added_at) values ('$cartRow', '$customer', '$product', 2, $before);
-- Pending and unpaid, with an expired and an open payment page; delivered and unpaid, without a review; and delivered, reviewed and paid by
-- one card payment and a second one.
insert into orders (id, user_id, email, name, mobile_number, country, district, address, delivery_charge, total_amount, delivery_days,
  placed_at)
select id, '$customer', 'customer@mail.example', 'Rafia Rahman', '+8801711000000', 'Bangladesh', 'Dhaka', '12 Lake Road', 100, 1100, 5, $before
from unnest('{$pending,$delivered,$paidTwice}'::uuid[]) as id;
insert into order_items (order_id, position, product_id, name, price, quantity, image)
select id, 0, '$product', 'Stand Fan', 500, 2, '/images/gadget.webp' from orders;
update orders set status = 'Delivered', delivered_at = $before where id in ('$delivered', '$paidTwice');
insert into payment_attempts (tran_id, order_id, amount, state, session_key, gateway_url, created_at, next_check_at) values
  ('$expired', '$pending', 1100, 'expired', 'key-1', 'https://gateway.example/1', $ahead, null),
  ('$open', '$pending', 1100, 'open', 'key-2', 'https://gateway.example/2', $ahead, $before);
insert into payment_attempts (tran_id, order_id, amount, state, val_id, bank_tran_id, risk_level, captured_at) values
  ('$applied', '$paidTwice', 1100, 'paid', 'val-applied', 'bank-applied', 0, $before),
  ('$duplicate', '$paidTwice', 1100, 'duplicate', 'val-duplicate', 'bank-duplicate', 0, $before);
update orders set transaction_id = '$applied', paid_at = $before, customer_review = 'Works well', review_stars = 3, review_added = $before
where id = '$paidTwice';
insert into mails (id, kind, order_id) values ('$mail', 'placed', '$pending');
insert into order_notes (id, order_id, author_id, text) values ('$note', '$pending', '$admin', 'Call before delivery');
insert into product_imports (id, admin_id, created_at, created, updated)
values ('$importPlan', '$admin', now() - interval '2 days', 1, 1);
insert into product_import_rows (import_id, row_number, product_id, version, product)
select '$importPlan', row, id, version, jsonb_build_object('productName', name, 'category', 'Fan', 'price', 450, 'discountPrice', null,
  'inStock', true, 'keyFeatures', '[]'::jsonb, 'images', '["/images/gadget.webp"]'::jsonb, 'description', 'Imported')
from (values (2, '$product'::uuid, 1, 'Stand Fan'), (3, '$newProduct', null, 'Table Fan')) as rows (row, id, version, name);
commit;
