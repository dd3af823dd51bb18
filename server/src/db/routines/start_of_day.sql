create or replace function start_of_day(day date) returns timestamptz language sql immutable parallel safe as $$ select day::timestamp at time zone 'Asia/Dhaka' $$;
