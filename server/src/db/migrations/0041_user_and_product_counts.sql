-- needs: 0029
-- Users and products are counted like cart rows: lists and the overview need not count all of them each time.
-- routines: add_pending_active_count
insert into row_counts
select 'users', count(*) from users where deleted_at is null
union all select 'products', count(*) from products where deleted_at is null;
