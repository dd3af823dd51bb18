-- Of a deleted user nobody waits for an answer any more, and words and pictures go. What was asked and answered stays with the orders.
create or replace function clear_return_requests() returns trigger language plpgsql as $$
begin
  update return_requests
  set details = '', photos = '{}',
    closed_at = case when state = 'open' then now() else closed_at end,
    state = case when state = 'open' then 'withdrawn' else state end
  where order_id in (select id from orders where user_id = new.id);
  return null;
end
$$;

create or replace trigger clear_return_requests after update of deleted_at on users
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function clear_return_requests();
