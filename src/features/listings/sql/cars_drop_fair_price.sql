-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.cars_drop_fair_price()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.fair_price := null;
  new.price_percent := null;
  return new;
end
$function$;
