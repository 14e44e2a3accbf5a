-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.cars_note_added()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into saved_search_news (car_id) select id from added where is_public;
  insert into listing_debuts (car_id, at) select id, now() from added where is_public;
  return null;
end
$function$;
