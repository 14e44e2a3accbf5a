-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.admin_activity_keep()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'what administrators did is not rewritten' using errcode = 'MS003';
end
$function$;
