-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.listing_reviews_note_webhook()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  owner uuid := (select user_id from cars where id = new.car_id and deleted_at is null);
begin
  perform note_webhook(owner, 'listing.decided', new.car_id, jsonb_build_object(
    'decision', case new.decision when 'active' then 'approved' else 'rejected' end,
    'of', case when new.before ? 'revision' then 'changes' else 'listing' end,
    'code', new.code, 'reason', new.reason), new.told_at);
  return null;
end
$function$;
