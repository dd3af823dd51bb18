create or replace function guard_mismatched_capture() returns trigger language plpgsql as $$
begin
  if (old.id, old.order_id, old.attempt_id, old.val_id, old.bank_tran_id, old.amount, old.currency, old.reason, old.captured_at)
     is distinct from (new.id, new.order_id, new.attempt_id, new.val_id, new.bank_tran_id, new.amount, new.currency, new.reason, new.captured_at)
     or (old.refunded_at is not null and new.refunded_at is distinct from old.refunded_at)
     or (old.accepted_at is not null and new.accepted_at is distinct from old.accepted_at) then
    raise exception 'what a capture recorded never changes' using errcode = 'JT003';
  end if;
  return new;
end
$$;

create or replace trigger guard_mismatched_capture before update on mismatched_captures
  for each row execute function guard_mismatched_capture();
