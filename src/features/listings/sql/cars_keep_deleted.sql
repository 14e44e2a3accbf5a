-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.cars_keep_deleted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'an administrator deleted this listing' using errcode = 'MS001';
end
$function$;
