-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.inspection_photos_forget()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform graphile_worker.add_job('media.remove_private_files',
    json_build_object('keys', json_agg('inspections/' || inspection_id || '/' || id)))
  from gone having count(*) > 0;
  return null;
end
$function$;
