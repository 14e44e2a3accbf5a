-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.cars_note_favorite_news()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into favorite_news (car_id, noted_at)
  select new.id, now() where exists (select from favorites f where f.car_id = new.id)
  on conflict (car_id) do update set noted_at = excluded.noted_at;
  return null;
end
$function$;
