-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.conversations_follow_priority()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update conversations set priority = new.chat_priority where car_id = new.id;
  return null;
end
$function$;
