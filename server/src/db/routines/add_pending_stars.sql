create or replace function add_pending_stars() returns trigger language plpgsql as $$
declare
  changed product_reviews := case tg_op when 'DELETE' then old else new end;
begin
  insert into pending_stars (product_id, stars, change)
  values (changed.product_id, changed.stars, case tg_op when 'DELETE' then -1 else 1 end);
  return null;
end
$$;

create or replace trigger add_pending_stars after insert on product_reviews
  for each row when (new.stars is not null) execute function add_pending_stars();
create or replace trigger add_pending_stars_of_deleted after delete on product_reviews
  for each row when (old.stars is not null) execute function add_pending_stars();
