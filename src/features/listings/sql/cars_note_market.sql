-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.cars_note_market()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into fair_price_changes (vehicle_type, brand, model)
  select distinct vehicle_type, brand, model from touched where is_public;
  return null;
end
$function$;
