create or replace function guard_refund_request() returns trigger language plpgsql as $$
begin
  if (old.id, old.payment_id, old.order_id, old.requested_at)
     is distinct from (new.id, new.payment_id, new.order_id, new.requested_at)
     or (old.reference is not null and new.reference is distinct from old.reference)
     or old.state <> 'requested' then
    raise exception 'what a refund recorded never changes' using errcode = 'JT003';
  end if;
  return new;
end
$$;

create or replace trigger guard_refund_request before update on refund_requests for each row execute function guard_refund_request();
