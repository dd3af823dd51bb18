-- needs: 0029
-- no transaction
-- Mails of the last hour to one mailbox, and of one customer to unverified addresses.
drop index concurrently if exists mails_by_unverified_recipient;
create index concurrently mails_by_unverified_recipient on mails (unverified_recipient, claimed_at)
  where unverified_recipient is not null;
drop index concurrently if exists mails_by_sender;
create index concurrently mails_by_sender on mails (sender_id, claimed_at) where sender_id is not null;
