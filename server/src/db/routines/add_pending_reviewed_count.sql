-- Counts the orders that have a review and are not deleted.
create or replace function add_pending_reviewed_count() returns trigger language plpgsql as $$
begin
  insert into pending_row_counts
  values ('reviewed_orders', case when new.customer_review is not null and new.deleted_at is null then 1 else -1 end);
  return null;
end
$$;

create or replace trigger add_pending_reviewed_count_on_insert after insert on orders
  for each row when (new.customer_review is not null and new.deleted_at is null) execute function add_pending_reviewed_count();
create or replace trigger add_pending_reviewed_count_on_update after update of customer_review, deleted_at on orders
  for each row when (
    (old.customer_review is not null and old.deleted_at is null) <> (new.customer_review is not null and new.deleted_at is null)
  ) execute function add_pending_reviewed_count();
create or replace trigger add_pending_reviewed_count_on_delete after delete on orders
  for each row when (old.customer_review is not null and old.deleted_at is null) execute function add_pending_reviewed_count();
