-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.cost_rates_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and old.withdrawn_at is null and new.withdrawn_at is not null
    and to_jsonb(new) - '{withdrawn_at,withdrawn_by,withdrawn_reason}'::text[]
      = to_jsonb(old) - '{withdrawn_at,withdrawn_by,withdrawn_reason}'::text[]
  then
    return new;
  end if;
  raise exception 'rows of costs are followed, never changed' using errcode = 'restrict_violation';
end
$function$;
