-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.seller_priority(plan text, is_verified_dealer boolean)
 RETURNS smallint
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(max(search_priority), 0)::smallint from subscription_plans
  where slug = plan or (is_verified_dealer and slug = 'dealer')
$function$;
