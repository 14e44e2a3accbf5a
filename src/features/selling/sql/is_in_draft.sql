-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.is_in_draft(picture uuid, owner uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (
    select from listing_drafts d
    where d.user_id = owner and d.fields ? 'images'
      and picture = any (picture_ids(array(select jsonb_array_elements_text(d.fields -> 'images')))))
$function$;
