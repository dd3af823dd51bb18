-- needs: 0029
-- Rows that the version before let be older than the last order, which emptied the cart.
-- routines: check_cart_owner
update cart_rows c set added_at = last_order.placed_at
from (select user_id, max(placed_at) as placed_at from orders where user_id in (select user_id from cart_rows) group by user_id) as last_order
where last_order.user_id = c.user_id and last_order.placed_at > c.added_at;
