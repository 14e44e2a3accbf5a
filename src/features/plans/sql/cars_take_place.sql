-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.cars_take_place()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform hold_to_plan(array[new.user_id], array[new.vehicle_type], new.updated_at);
  return null;
end
$function$;
