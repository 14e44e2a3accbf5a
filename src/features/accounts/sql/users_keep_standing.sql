-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.users_keep_standing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update cars set owner_in_good_standing = in_good_standing(new.user_status, new.deletion_requested_at)
  where user_id = new.id;
  if not in_good_standing(new.user_status, new.deletion_requested_at) then
    delete from sessions where user_id = new.id;
  end if;
  return null;
end
$function$;
