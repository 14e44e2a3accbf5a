-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.cars_take_places()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  owners uuid[];
  kinds vehicle_type[];
  at timestamptz;
begin
  select array_agg(distinct user_id), array_agg(distinct vehicle_type), max(updated_at) into owners, kinds, at
  from added where takes_place(status, deleted_at);
  if owners is not null then
    perform hold_to_plan(owners, kinds, at);
  end if;
  return null;
end
$function$;
