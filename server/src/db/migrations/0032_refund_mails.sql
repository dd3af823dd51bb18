-- needs: 0029
-- That a refund is under way. A new value cannot be used in the transaction that adds it, so the rest is in the next migration.
alter type mail_kind add value if not exists 'refundRequested' before 'refunded';
