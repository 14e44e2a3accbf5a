-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.current_change()
 RETURNS bigint
 LANGUAGE sql
RETURN ((pg_current_xact_id())::text)::bigint;
