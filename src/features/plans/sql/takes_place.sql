-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.takes_place(status listing_status, deleted_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((status = ANY (ARRAY['pending'::listing_status, 'active'::listing_status])) AND (deleted_at IS NULL));
