-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.messages_note_webhook()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  talk conversations := (select c from conversations c where c.id = new.conversation_id);
begin
  if new.sender_id = talk.buyer_id then
    perform note_webhook(talk.seller_id, 'question', talk.car_id,
      jsonb_build_object('conversationId', talk.id, 'number', new.number), new.sent_at);
  end if;
  return null;
end
$function$;
