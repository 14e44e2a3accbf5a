-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.uploads_change_listings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- A listing that is locked is being changed, and gets a number by that: to wait for it here could be to wait for each other.
  update cars set change_number = current_change() where id in (
    select id from cars where picture_ids(images) @> array[new.id] for no key update skip locked
  );
  return null;
end
$function$;
