-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.users_change_listings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update cars set change_number = current_change(),
    search_priority = case when new.is_verified_dealer = old.is_verified_dealer then search_priority
      else seller_priority(new.current_plan, new.is_verified_dealer) end
  where user_id = new.id;
  return null;
end
$function$;
