-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.cars_end_revision()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from listing_revisions where car_id = new.id;
  if found then
    delete from listing_flags where car_id = new.id and kind <> 'upheld_reports';
  end if;
  return null;
end
$function$;
