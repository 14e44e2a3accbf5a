-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.hold_to_plan(owners uuid[], kinds vehicle_type[], at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  found record;
begin
  perform from users where id = any (owners) order by id for no key update;
  select used.*, p.max_ads, p.max_car_listings, p.max_motorcycle_listings into found
  from (
    select user_id, count(*)::int as ads, count(*) filter (where vehicle_type = 'car')::int as cars,
      count(*) filter (where vehicle_type = 'motorcycle')::int as motorcycles
    from cars where user_id = any (owners) and takes_place(status, deleted_at) group by user_id
  ) used
  join users u on u.id = used.user_id
  join subscription_plans p on p.slug = plan_at(u.current_plan, u.subscription_ends_at, at)
  where used.ads > p.max_ads
    or used.cars > p.max_car_listings and 'car' = any (kinds)
    or used.motorcycles > p.max_motorcycle_listings and 'motorcycle' = any (kinds)
  limit 1;
  if found.user_id is not null then
    raise exception 'the plan of % has no place left', found.user_id using errcode = 'MS002', detail = json_build_object(
      'ads', found.ads, 'cars', found.cars, 'motorcycles', found.motorcycles, 'maxAds', found.max_ads,
      'maxCars', found.max_car_listings, 'maxMotorcycles', found.max_motorcycle_listings)::text;
  end if;
end
$function$;
