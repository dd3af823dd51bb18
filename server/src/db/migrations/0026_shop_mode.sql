-- Whether the data is the demo's or a real shop's. The demo's logins are public: it must never fill a real shop's database.
create type shop_mode as enum ('demo', 'live');
create table database_mode (
  id boolean primary key default true check (id),
  mode shop_mode not null,
  marked_at timestamptz not null default now()
);

-- Databases that the demo has filled before this mark existed.
insert into database_mode (mode)
select 'demo' where exists (select from users where identity_uid = 'demo-admin');
