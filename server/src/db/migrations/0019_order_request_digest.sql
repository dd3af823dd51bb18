-- A digest of what was requested: the same idempotency key with other content must not return the first order.
alter table orders add column request_digest text check (length(request_digest) = 64);
