-- needs: 0018
-- What admins write down about an order, for each other.
create table order_notes (
  id uuid primary key,
  order_id uuid not null references orders,
  author_id uuid not null references users,
  text text not null check (btrim(text) <> '' and char_length(text) <= 2000),
  written_at timestamptz not null default now()
);
create index order_notes_of_order on order_notes (order_id, written_at, id);

create function notify_order_note() returns trigger
language plpgsql
as $$
declare
  changed order_notes := case tg_op when 'DELETE' then old else new end;
begin
  -- With an owner only this user and admins get the event.
  perform notify_change(array['OrderNote/' || changed.order_id], changed.author_id);
  return null;
end
$$;

create trigger notify_order_note after insert or delete on order_notes
  for each row execute function notify_order_note();
