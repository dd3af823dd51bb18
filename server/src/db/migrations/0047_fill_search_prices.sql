-- needs: 0029
-- no transaction
-- What there was before the triggers of 0046.
update product_search s set effective_price = p.effective_price
from products p where p.id = s.product_id and s.effective_price is null;
