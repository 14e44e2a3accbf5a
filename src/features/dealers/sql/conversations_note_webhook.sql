-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.conversations_note_webhook()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_webhook(new.seller_id, 'lead', new.car_id,
    jsonb_build_object('kind', 'message', 'conversationId', new.id), new.created_at);
  return null;
end
$function$;
