-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.cars_note_webhook()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_webhook(new.user_id, case new.expired_reason when 'sold' then 'listing.sold' else 'listing.expired' end,
    new.id, jsonb_build_object('reason', new.expired_reason), new.updated_at);
  return null;
end
$function$;
