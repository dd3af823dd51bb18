-- Reviews of products have the stars of their orders, to be found by them.
create or replace function set_review_stars() returns trigger language plpgsql as $$
begin
  new.stars := (select review_stars from orders where id = new.order_id);
  return new;
end
$$;

create or replace trigger set_review_stars before insert on product_reviews for each row execute function set_review_stars();
