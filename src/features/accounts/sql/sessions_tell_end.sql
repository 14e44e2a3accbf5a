-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.sessions_tell_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('live', json_build_object('ended', part.ids)::text)
  from (
    select json_agg(id) as ids from (select id, row_number() over () / 150 as part from ended) numbered
    group by numbered.part
  ) part;
  return null;
end
$function$;
