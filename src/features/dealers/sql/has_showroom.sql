-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.has_showroom(is_verified_dealer boolean, slug text, status user_status, deletion_requested_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (is_verified_dealer AND (slug IS NOT NULL) AND in_good_standing(status, deletion_requested_at));
