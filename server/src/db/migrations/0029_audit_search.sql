-- needs: 0018
-- no transaction
-- The search of the audit log: item, record and admin.
drop index concurrently if exists audit_log_search;
create index concurrently audit_log_search on audit_log
  using gin (lower(label || ' ' || subject || ' ' || coalesce(actor_email, '')) gin_trgm_ops);
drop index concurrently if exists audit_log_by_label;
create index concurrently audit_log_by_label on audit_log (lower(label) collate "C");
