create or replace function notify_cart() returns trigger language plpgsql as $$
begin
  perform notify_change(array['Cart', 'Dashboard'], case tg_op when 'DELETE' then old.user_id else new.user_id end);
  return null;
end
$$;

create or replace trigger notify_cart after insert or delete on cart_rows for each row execute function notify_cart();
create or replace trigger notify_cart_edit after update on cart_rows
  for each row when (old.quantity <> new.quantity) execute function notify_cart();
