-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.cars_note_fair_price()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into saved_search_news (car_id)
  select d.car_id from listing_debuts d where d.car_id = new.id and d.at > now() - interval '2 days';
  return null;
end
$function$;
