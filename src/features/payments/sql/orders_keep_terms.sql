-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.orders_keep_terms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the terms of an order do not change' using errcode = 'MS003';
end
$function$;
