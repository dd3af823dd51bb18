create or replace function guard_order() returns trigger language plpgsql as $$
begin
  if (old.id, old.email, old.delivery_charge, old.total_amount, old.placed_at)
     is distinct from (new.id, new.email, new.delivery_charge, new.total_amount, new.placed_at) then
    raise exception 'what an order recorded never changes' using errcode = 'JT003';
  end if;
  if old.order_number is not null and new.order_number is distinct from old.order_number then
    raise exception 'an order keeps its number' using errcode = 'JT003';
  end if;
  if (old.status = 'Delivered' or old.deleted_at is not null)
     and (new.packed_at, new.handed_over_at, new.courier, new.tracking_number)
         is distinct from (old.packed_at, old.handed_over_at, old.courier, old.tracking_number) then
    raise exception 'a delivered or cancelled order keeps its steps' using errcode = 'JT002';
  end if;
  if old.status = 'Delivered'
     and (new.status, new.delivered_at) is distinct from (old.status, old.delivered_at) then
    raise exception 'a delivered order stays delivered' using errcode = 'JT002';
  end if;
  if old.transaction_id is not null
     and (new.transaction_id, new.paid_at) is distinct from (old.transaction_id, old.paid_at) then
    raise exception 'a paid order stays paid' using errcode = 'JT002';
  end if;
  if old.customer_review is not null
     and (new.customer_review, new.review_added, new.review_stars)
         is distinct from (old.customer_review, old.review_added, old.review_stars) then
    raise exception 'an order has one review' using errcode = 'JT002';
  end if;
  if old.customer_review is not null and new.review_photos <> '{}' and new.review_photos <> old.review_photos then
    raise exception 'pictures of a review are only removed, all of them' using errcode = 'JT002';
  end if;
  return new;
end
$$;

create or replace trigger guard_order before update on orders for each row execute function guard_order();
