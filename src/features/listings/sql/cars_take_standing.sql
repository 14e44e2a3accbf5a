-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.cars_take_standing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select in_good_standing(user_status, deletion_requested_at) into new.owner_in_good_standing
  from users where id = new.user_id;
  return new;
end
$function$;
