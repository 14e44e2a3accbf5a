-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.offers_note_webhook()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  talk conversations := (select c from conversations c where c.id = new.conversation_id);
begin
  if new.maker_id = talk.buyer_id then
    perform note_webhook(talk.seller_id, 'lead', talk.car_id, jsonb_build_object('kind', 'offer',
      'conversationId', talk.id, 'amount', new.amount, 'currency', new.currency), new.made_at);
  end if;
  return null;
end
$function$;
