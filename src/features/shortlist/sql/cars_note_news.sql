-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.cars_note_news()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into saved_search_news (car_id) values (new.id);
  insert into listing_debuts (car_id, at) values (new.id, now()) on conflict (car_id) do nothing;
  return null;
end
$function$;
