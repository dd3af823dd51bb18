-- At the end of the transaction an order is paid if and only if exactly one of its attempts is paid.
create or replace function check_payment_applied() returns trigger language plpgsql as $$
declare
  applied text;
  recorded text;
  the_order uuid := to_jsonb(new) ->> tg_argv[0];
begin
  select tran_id into applied from payment_attempts where order_id = the_order and state = 'paid';
  select transaction_id into recorded from orders where id = the_order;
  if applied is distinct from recorded then
    raise exception 'an order is paid exactly where one attempt is applied to it' using errcode = 'JT004';
  end if;
  return null;
end
$$;

create constraint trigger check_payment_applied after insert or update of state on payment_attempts
  deferrable initially deferred for each row when (new.state = 'paid')
  execute function check_payment_applied('order_id');
create constraint trigger check_payment_applied after insert or update of transaction_id on orders
  deferrable initially deferred for each row when (new.transaction_id is not null)
  execute function check_payment_applied('id');
