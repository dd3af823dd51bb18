-- needs: 0029
-- A search with a price range need not look up each product that matches.
alter table product_search add column effective_price numeric(12, 2);
-- routines: index_product_price, index_product_words
