-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.cars_end_papers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.papers_seen_at := null;
  update car_papers set state = 'ended', ended_at = new.updated_at
  where car_id = new.id and state in ('waiting', 'confirmed');
  return new;
end
$function$;
