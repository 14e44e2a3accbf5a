-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.listing_analytics_note_webhook()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  owner uuid := (select user_id from cars where id = new.car_id);
begin
  perform note_webhook(owner, 'lead', new.car_id, jsonb_build_object('kind', new.channel), new.created_at);
  return null;
end
$function$;
