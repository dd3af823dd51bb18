-- needs: 0029
-- How many of its reviews gave one star, two, three, four and five.
alter table products add column star_counts integer[] not null default '{0,0,0,0,0}';
-- To sort by: the mean of the stars, as if five customers more had given four. A single review does not decide, and of two products with
-- the same good mean the one with more reviews comes first. A product without stars comes last.
create function star_score(counts integer[]) returns double precision language sql immutable strict parallel safe as $$
  select case when counts = '{0,0,0,0,0}' then 0 else
    (20 + counts[1] + 2 * counts[2] + 3 * counts[3] + 4 * counts[4] + 5 * counts[5])::double precision
    / (5 + counts[1] + counts[2] + counts[3] + counts[4] + counts[5])
  end
$$;
