-- needs: 0029
-- An enum, since a check constraint on a new column would read the whole table.
create type language as enum ('en', 'bn');
-- Of the page that it was placed on: its mails, and the page after the payment, follow it.
alter table orders add column language language not null default 'en';
-- Of the page of the last sign-in.
alter table users add column language language not null default 'en';
