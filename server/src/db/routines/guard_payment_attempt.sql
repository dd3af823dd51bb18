create or replace function guard_payment_attempt() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.amount is distinct from (select total_amount from orders where id = new.order_id) then
      raise exception 'an attempt is for the order''s total' using errcode = 'JT004';
    end if;
    return new;
  end if;
  if (old.tran_id, old.order_id, old.amount, old.created_at, old.kind, old.recorded_by)
     is distinct from (new.tran_id, new.order_id, new.amount, new.created_at, new.kind, new.recorded_by)
     or (old.val_id is not null and new.val_id is distinct from old.val_id)
     or (old.refunded_at is not null and new.refunded_at is distinct from old.refunded_at) then
    raise exception 'what an attempt recorded never changes' using errcode = 'JT003';
  end if;
  if old.state <> new.state and (old.state in ('paid', 'duplicate') or new.state = 'open') then
    raise exception 'an attempt goes from % to % never', old.state, new.state using errcode = 'JT002';
  end if;
  return new;
end
$$;

create or replace trigger guard_payment_attempt before insert or update on payment_attempts
  for each row execute function guard_payment_attempt();
