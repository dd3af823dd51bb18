-- needs: 0014
-- A remembered session does not end when it is idle, only some time after its last use.
alter table sessions add column is_remembered boolean not null default false;

-- False for users who sign in with Google only; null until the account has been looked up.
alter table users add column has_password boolean;
