-- needs: 0029
-- no transaction
alter table mails validate constraint mails_about_one;
-- One mail for each alert.
drop index concurrently if exists mails_of_alert;
create unique index concurrently mails_of_alert on mails (alert_id) where alert_id is not null;
drop index concurrently if exists mails_deferred;
create index concurrently mails_deferred on mails (next_try_at, created_at) where state = 'deferred';
