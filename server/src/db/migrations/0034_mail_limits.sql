-- needs: 0029
-- To an address that the customer has not verified, few mails are sent in an hour; the others wait.
alter table mails
  -- The mailbox of such an address, by which its mails are counted.
  add column unverified_recipient text check (unverified_recipient <> ''),
  -- Whose order it is about, by whom they are counted too.
  add column sender_id uuid references users on delete set null,
  -- Until when the limit made it wait. A mail is given up some days later, not while it waits.
  add column held_until timestamptz,
  add constraint mails_counted_for_both check (unverified_recipient is not null or sender_id is null);
