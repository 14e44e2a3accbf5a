-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.notifications_tell()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('live', json_build_object('to', part.users, 'event', 'notification', 'data', json_build_object())::text)
  from (
    select json_agg(user_id) as users
    from (select user_id, row_number() over () / 150 as part from (select distinct user_id from added) once) numbered
    group by numbered.part
  ) part;
  return null;
end
$function$;
