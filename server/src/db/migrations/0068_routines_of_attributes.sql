-- needs: 0029
-- The searches that no released version calls, with other arguments; and the routines, which are applied with the last migration.
drop function if exists find_products(text, integer, integer, boolean, numeric, numeric);
drop function if exists rank_matches(text[], text[], text[], text[], boolean[], integer, integer, numeric, numeric);
drop function if exists rank_partial_matches(text[], integer, integer, numeric, numeric);
drop function if exists read_matches(text, text, text[], integer, integer, numeric, numeric);
