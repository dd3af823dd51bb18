create or replace function refresh_issues_of_order() returns trigger language plpgsql as $$
begin
  perform refresh_capture_issues(array[new.id]);
  return null;
end
$$;

create or replace trigger refresh_capture_issues after update of deleted_at on orders
  for each row when (old.deleted_at is distinct from new.deleted_at) execute function refresh_issues_of_order();
