-- needs: 0011
-- Upload quotas count what a user, or the address of a visitor, uploaded within a day. A job clears older addresses.
alter table images add column uploader_address text check (length(uploader_address) <= 100);

create index images_by_owner on images (owner_id, created_at) include (bytes)
  where owner_id is not null;
create index images_by_uploader_address on images (uploader_address, created_at) include (bytes)
  where uploader_address is not null;
