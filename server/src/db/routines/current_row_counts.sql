create or replace view current_row_counts as
  select * from row_counts union all select * from pending_row_counts;
