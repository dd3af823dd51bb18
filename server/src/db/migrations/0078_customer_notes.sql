-- needs: 0029
-- What admins write down about a user, for each other. They go with the account.
create table customer_notes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  author_id uuid not null references users,
  text text not null check (btrim(text) <> '' and char_length(text) <= 2000),
  written_at timestamptz not null default now()
);
create index customer_notes_of_user on customer_notes (user_id, written_at, id);
