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
-- one card payment and a second one; packed; and handed over, with a mail that waits. The first one is of an earlier version, without a
-- number.
insert into orders (id, user_id, email, name, mobile_number, country, district, address, delivery_charge, total_amount, delivery_days,
  placed_at, order_number)
select id, '$customer', 'customer@mail.example', 'Rafia Rahman', '+8801711000000', 'Bangladesh', 'Dhaka', '12 Lake Road', 100, 1100, 5, $before,
  case when place > 1 then 1234567884 + 11 * place end
from unnest('{$pending,$delivered,$paidTwice,$packed,$handedOver}'::uuid[]) with ordinality as o (id, place);
insert into order_items (order_id, position, product_id, name, price, quantity, image)
select id, 0, '$product', 'Stand Fan', 500, 2, '/images/gadget.webp' from orders;
-- Products can be returned for a few days.
update orders set status = 'Delivered', delivered_at = $lately where id in ('$delivered', '$paidTwice');
update orders set packed_at = $before where id in ('$packed', '$handedOver');
update orders set handed_over_at = $before, courier = 'RedX' where id = '$handedOver';
insert into payment_attempts (tran_id, order_id, amount, state, session_key, gateway_url, created_at, next_check_at) values
  ('$expired', '$pending', 1100, 'expired', 'key-1', 'https://gateway.example/1', $ahead, null),
  ('$open', '$pending', 1100, 'open', 'key-2', 'https://gateway.example/2', $ahead, $before);
insert into payment_attempts (tran_id, order_id, amount, state, val_id, bank_tran_id, risk_level, captured_at) values
  ('$applied', '$paidTwice', 1100, 'paid', 'val-applied', 'bank-applied', 0, $before),
  ('$duplicate', '$paidTwice', 1100, 'duplicate', 'val-duplicate', 'bank-duplicate', 0, $before);
update orders set transaction_id = '$applied', paid_at = $before, customer_review = 'Works well', review_stars = 3, review_added = $before
where id = '$paidTwice';
insert into mails (id, kind, order_id) values ('$mail', 'placed', '$pending'), ('$handedOver', 'handedOver', '$handedOver');
insert into images (id, owner_id, url, content_type, bytes) values
  ('00000000-0000-7000-8000-000000000091', '$customer', '$photo', 'image/webp', 1);
-- Four of five.
insert into addresses (id, user_id, label, name, mobile_number, district, address, is_default, added_at)
select id, '$customer', 'Home', 'Rafia Rahman', '+8801711000000', 'Dhaka', '12 Lake Road', id = '$address', $before
from unnest('{$address,00000000-0000-7000-8000-000000000074,00000000-0000-7000-8000-000000000075,00000000-0000-7000-8000-000000000076}'::uuid[])
  as id;
-- One that has come true, and one whose mail waits.
insert into product_alerts (id, user_id, product_id, kind, language, price, stop_key, created_at, served_at) values
  ('$alert', '$customer', '$otherProduct', 'priceDrop', 'en', 950, '$openKey', $before, null),
  ('$servedAlert', '$customer', '$product', 'backInStock', 'en', 500, '$servedKey', $before, $before);
insert into pending_alerts values ('$otherProduct');
insert into mails (id, kind, alert_id, state) values ('$alertMail', 'backInStock', '$servedAlert', 'deferred');
-- Of an order of two: one is to be answered, the other one has been accepted.
insert into return_requests (id, order_id, product_id, kind, reason, details, quantity, requested_at) values
  ('$openReturn', '$paidTwice', '$product', 'return', 'faulty', 'Silent', 1, $before);
insert into return_requests (id, order_id, product_id, kind, reason, details, quantity, state, requested_at, answer, answered_at, answered_by)
values ('$acceptedReturn', '$paidTwice', '$product', 'return', 'faulty', 'Silent', 1, 'accepted', $before, 'Yes', $before, '$admin');
insert into mails (id, kind, order_id, return_id) values ('$answerMail', 'returnAnswered', '$paidTwice', '$acceptedReturn');
insert into order_notes (id, order_id, author_id, text) values ('$note', '$pending', '$admin', 'Call before delivery');
insert into customer_notes (id, user_id, author_id, text) values ('$customerNote', '$customer', '$admin', 'Prefers calls');
-- Of the twenty that the first admin may have, one is missing; one is shared.
insert into saved_views (id, owner_id, table_name, name, query, hidden_columns, is_shared, created_at)
select ('00000000-0000-7000-8000-0000000009' || lpad(place::text, 2, '0'))::uuid, '$admin', 'orders', 'View ' || place, '', '{}', false, $before
from generate_series(1, 18) as place;
insert into saved_views (id, owner_id, table_name, name, query, hidden_columns, is_shared, created_at)
values ('$sharedView', '$admin', 'orders', 'Due', 'due=today', '{}', true, $before);
insert into product_imports (id, admin_id, created_at, created, updated)
values ('$importPlan', '$admin', now() - interval '2 days', 1, 1);
insert into product_import_rows (import_id, row_number, product_id, version, product)
select '$importPlan', row, id, version, jsonb_build_object('productName', name, 'category', 'Fan', 'price', 450, 'discountPrice', null,
  'inStock', true, 'keyFeatures', '[]'::jsonb, 'images', '["/images/gadget.webp"]'::jsonb, 'description', 'Imported')
from (values (2, '$product'::uuid, 1, 'Stand Fan'), (3, '$newProduct', null, 'Table Fan')) as rows (row, id, version, name);
-- Planned, so long ago that it is purged; and applied: the prices are those that it has made.
insert into bulk_edits (id, admin_id, created_at, summary, products, applied_at) values
  ('$plannedEdit', '$admin', now() - interval '2 days', '{"price":"+10 %"}', 2, null),
  ('$appliedEdit', '$admin', now() - interval '2 days', '{"price":"−10 %"}', 2, now() - interval '2 days');
insert into bulk_edit_rows (edit_id, product_id, version, old_price, old_in_stock, new_price, new_in_stock, saved_version) values
  ('$plannedEdit', '$product', 1, 500, true, 550, true, null),
  ('$plannedEdit', '$otherProduct', 1, 900, true, 990, true, null),
  ('$appliedEdit', '$product', 0, 560, true, 500, true, 1),
  ('$appliedEdit', '$otherProduct', 0, 1000, true, 900, true, 1);
commit;
