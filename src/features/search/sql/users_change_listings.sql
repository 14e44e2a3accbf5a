-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.users_change_listings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update cars set change_number = current_change() where user_id = new.id;
  return null;
end
$function$;
