-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.picture_ids(images text[])
 RETURNS uuid[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT COALESCE(array_agg(("substring"(image.image, '^/media/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/'::text))::uuid), '{}'::uuid[]) AS "coalesce" FROM unnest(picture_ids.images) image(image));
