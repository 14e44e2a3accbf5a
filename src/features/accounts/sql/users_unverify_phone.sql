-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.users_unverify_phone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.phone_verified_at := null;
  return new;
end
$function$;
