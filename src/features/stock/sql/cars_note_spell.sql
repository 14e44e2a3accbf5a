-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.cars_note_spell()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  ended timestamptz;
  reason text;
begin
  if new.status = 'active' and new.deleted_at is null then
    -- What was taken back within the hour never happened.
    update listing_spells set ended_at = null, end_reason = null
    where id = (select id from listing_spells where car_id = new.id order by began_at desc limit 1)
      and ended_at > new.updated_at - interval '1 hour';
    if not found then
      insert into listing_spells (user_id, car_id, vehicle_type, brand, model, listed_at, began_at, came_back)
      values (new.user_id, new.id, new.vehicle_type, new.brand, new.model, new.created_at, new.updated_at,
        exists (select from listing_spells where car_id = new.id));
    end if;
    return null;
  end if;
  reason := case
    when new.deleted_at is not null then 'deleted'
    when new.status = 'rejected' then 'refused'
    when new.status = 'pending' then 'in_review'
    else new.expired_reason::text end;
  -- A job ends what has lapsed some minutes later.
  ended := case
    when new.deleted_at is not null then new.deleted_at
    when new.expired_reason = 'lapsed' then least(new.expires_at, new.updated_at)
    else new.updated_at end;
  update listing_spells set ended_at = greatest(ended, began_at), end_reason = reason, vehicle_type = new.vehicle_type,
    brand = new.brand, model = new.model, vin_number = old.vin_number, mileage = old.mileage, price = old.price,
    currency = old.currency, title_status = old.title_status, accident_history = old.accident_history
  where car_id = new.id and ended_at is null;
  if not found then
    insert into listing_spells (user_id, car_id, vehicle_type, brand, model, listed_at, began_at, ended_at, end_reason,
      vin_number, mileage, price, currency, title_status, accident_history)
    values (new.user_id, new.id, new.vehicle_type, new.brand, new.model, new.created_at, new.created_at,
      greatest(ended, new.created_at), reason,
      old.vin_number, old.mileage, old.price, old.currency, old.title_status, old.accident_history);
  end if;
  return null;
end
$function$;
