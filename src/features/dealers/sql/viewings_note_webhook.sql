-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.viewings_note_webhook()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  talk conversations := (select c from conversations c where c.id = new.conversation_id);
begin
  perform note_webhook(talk.seller_id, 'lead', talk.car_id,
    jsonb_build_object('kind', 'viewing', 'conversationId', talk.id), new.made_at);
  return null;
end
$function$;
