-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.inspections_keep_signed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.state = 'draft' or (to_jsonb(new) - array['state', 'changed_at', 'withdrawn_at', 'withdrawn_reason'])
      <> (to_jsonb(old) - array['state', 'changed_at', 'withdrawn_at', 'withdrawn_reason']) then
    raise exception 'a published report does not change' using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
