-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.cars_note_spells()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into listing_spells (user_id, car_id, vehicle_type, brand, model, listed_at, began_at, ended_at, end_reason,
    vin_number, mileage, price, currency, title_status, accident_history)
  select user_id, id, vehicle_type, brand, model, created_at, created_at,
    case when status = 'expired' then greatest(created_at,
      case when expired_reason = 'lapsed' then least(expires_at, updated_at) else updated_at end) end,
    expired_reason::text, vin_number, mileage, price, currency, title_status, accident_history
  from added where status in ('active', 'expired') and deleted_at is null;
  return null;
end
$function$;
