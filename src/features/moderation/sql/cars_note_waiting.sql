-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.cars_note_waiting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.status <> 'pending' then
    new.waiting_since := null;
  elsif new.waiting_since is null then
    new.waiting_since := new.updated_at;
  end if;
  return new;
end
$function$;
