-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.cars_note_removal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from cars_removed where removed_at < now() - interval '1 day';
  insert into cars_removed (id) select id from removed on conflict (id) do nothing;
  perform pg_notify('cars_changed', '');
  return null;
end
$function$;
