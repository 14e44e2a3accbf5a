-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.cars_keep_price_usd()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.price_usd := price_in_usd(new.price, new.currency);
  return new;
end
$function$;
