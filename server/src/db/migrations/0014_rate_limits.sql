-- needs: 0011
-- Calls of the strict limits, counted for all processes together. A count costs no write to the log: after a crash of the database
-- they start again.
create unlogged table rate_limits (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
) with (fillfactor = 70);

create index rate_limits_by_end on rate_limits (ends_at);
