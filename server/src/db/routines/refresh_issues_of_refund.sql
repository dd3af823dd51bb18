create or replace function refresh_issues_of_refund() returns trigger language plpgsql as $$
begin
  perform refresh_capture_issues(array[new.order_id]);
  return null;
end
$$;

create or replace trigger refresh_capture_issues_on_insert after insert on refund_requests
  for each row execute function refresh_issues_of_refund();
create or replace trigger refresh_capture_issues_on_update after update of state on refund_requests
  for each row when (old.state is distinct from new.state) execute function refresh_issues_of_refund();
