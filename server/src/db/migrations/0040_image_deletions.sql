-- needs: 0029
-- Pictures that were removed, and whose files are still to be deleted: no row is locked while the storage deletes them.
create table image_deletions (image_id uuid primary key);
