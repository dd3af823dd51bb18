create or replace function notify_saved_view() returns trigger language plpgsql as $$
begin
  perform notify_change(array['SavedView'], null);
  return null;
end
$$;

create or replace trigger notify_saved_view after insert or update or delete on saved_views
  for each row execute function notify_saved_view();
