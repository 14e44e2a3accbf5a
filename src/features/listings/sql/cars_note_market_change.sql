-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.cars_note_market_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.is_public then
    insert into fair_price_changes (vehicle_type, brand, model) values (old.vehicle_type, old.brand, old.model);
  end if;
  if new.is_public and (not old.is_public
    or (old.vehicle_type, old.brand, old.model) <> (new.vehicle_type, new.brand, new.model))
  then
    insert into fair_price_changes (vehicle_type, brand, model) values (new.vehicle_type, new.brand, new.model);
  end if;
  return null;
end
$function$;
