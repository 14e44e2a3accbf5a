-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.cars_number_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.change_number := current_change();
  return new;
end
$function$;
