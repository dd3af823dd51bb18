-- Pages loaded any address of the shop as a picture, calls such as /logout among them. `isPictureUrl` has the rule since.
create function is_picture_url(url text) returns boolean
language sql immutable
as $$
  select url ~ '^/(images|uploads)(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+$'
    or url ~ '^https://[A-Za-z0-9_.-]+(:[0-9]{1,5})?([/?#][^[:space:]"''<>\\]*)?$'
$$;

update users set photo = '/images/avatar.svg' where not is_picture_url(photo);

-- A product has at least one picture: the logo where none is left.
update products set images = coalesce(
  nullif(
    array(
      select image from unnest(images) with ordinality as listed (image, position)
      where is_picture_url(image) order by position
    ),
    '{}'
  ),
  array['/images/logo.svg']
)
where exists (select from unnest(images) as image where not is_picture_url(image));

drop function is_picture_url(text);

-- For the job that removes uploaded pictures which nothing shows.
create index users_by_uploaded_photo on users (photo) where photo like '/uploads/%';
create index products_by_image on products using gin (images);
create index order_items_by_uploaded_image on order_items (image) where image like '/uploads/%';
drop index images_unused;
alter table images drop column used;
