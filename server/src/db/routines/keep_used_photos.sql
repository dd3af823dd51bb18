-- Photos of reviews and returns stay. The job of an older program, which may run beside this one or be started again, does not know them,
-- and would delete their pictures.
create or replace function keep_used_photos() returns trigger language plpgsql as $$
begin
  if exists (select from orders o where o.review_photos @> array[old.url] and o.review_photos <> '{}')
    or exists (select from return_requests r where r.photos @> array[old.url])
  then
    return null;
  end if;
  return old;
end
$$;

create or replace trigger keep_used_photos before delete on images for each row execute function keep_used_photos();
