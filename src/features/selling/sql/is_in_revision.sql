-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.is_in_revision(picture uuid, owner uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (
    select from listing_revisions r join cars c on c.id = r.car_id
    where c.user_id = owner and r.changes ? 'images'
      and picture = any (picture_ids(array(select jsonb_array_elements_text(r.changes -> 'images')))))
$function$;
