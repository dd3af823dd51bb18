-- needs: 0029
-- no transaction
alter table mails drop constraint if exists mails_about_a_return;
alter table mails add constraint mails_about_a_return check ((kind = 'returnAnswered') = (return_id is not null)) not valid;
alter table mails validate constraint mails_about_a_return;
drop index concurrently if exists mails_once_each;
create unique index concurrently mails_once_each on mails (order_id, kind, coalesce(payment_id, ''), coalesce(return_id::text, ''));
drop index concurrently if exists mails_once;
