-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.note_webhook(owner uuid, event_name text, listing uuid, told jsonb, at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into webhook_deliveries (webhook_id, event, car_id, data, happened_at)
  select id, event_name, listing, told, at from webhooks
  where user_id = owner and off_at is null and event_name = any (events);
$function$;
