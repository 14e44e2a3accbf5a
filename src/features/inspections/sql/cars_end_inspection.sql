-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.cars_end_inspection()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.inspection_id := null;
  return new;
end
$function$;
