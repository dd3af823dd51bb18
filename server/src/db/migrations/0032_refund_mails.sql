-- needs: 0030
-- That a refund is under way. A new value cannot be used in the transaction that adds it, so the rest is in the next migration.
alter type mail_kind add value 'refundRequested' before 'refunded';
