-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.admin_users_keep_one()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(hashtext('admin_users_keep_one'));
  if exists (select from admin_users)
    and not exists (select from admin_users where role = 'super_admin' and is_active and not is_demo)
    and exists (select from gone where role = 'super_admin' and is_active and not is_demo)
  then
    raise exception 'the last general manager stays' using errcode = 'MS004';
  end if;
  return null;
end
$function$;
