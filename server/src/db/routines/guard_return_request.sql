create or replace function guard_return_request() returns trigger language plpgsql as $$
begin
  if (old.id, old.order_id, old.product_id, old.kind, old.reason, old.quantity, old.requested_at)
     is distinct from (new.id, new.order_id, new.product_id, new.kind, new.reason, new.quantity, new.requested_at) then
    raise exception 'what was requested never changes' using errcode = 'JT003';
  end if;
  if new.state <> old.state
     and not (old.state = 'open' and new.state <> 'done' or old.state = 'accepted' and new.state = 'done') then
    raise exception 'a request is answered or withdrawn once' using errcode = 'JT002';
  end if;
  if old.state <> 'open'
     and (new.answer, new.answered_at, new.answered_by) is distinct from (old.answer, old.answered_at, old.answered_by) then
    raise exception 'an answer stays as it is' using errcode = 'JT002';
  end if;
  return new;
end
$$;

create or replace trigger guard_return_request before update on return_requests for each row execute function guard_return_request();
