-- What a listing last said of its vehicle when it went off sale, kept with its time on sale: a listing may be changed or purged
-- afterwards. Of this a VIN's history on the market is told. The build before writes it through the same triggers.
alter table listing_spells
  add column vin_number text,
  add column mileage integer,
  add column price numeric(14, 2),
  add column currency currency,
  add column title_status title_status,
  add column accident_history boolean;
comment on column listing_spells.vin_number is
  'With mileage, price, title and accidents as buyers last saw them; of a time that runs they stand in the listing';

create or replace function cars_note_spell() returns trigger language plpgsql as $function$
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

create or replace function cars_note_spells() returns trigger language plpgsql as $function$
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

-- allow: rows because they ended: no visitor's request writes them, and a listing that was changed since is left out
update listing_spells s
set vin_number = c.vin_number, mileage = c.mileage, price = c.price, currency = c.currency,
  title_status = c.title_status, accident_history = c.accident_history
from cars c
where c.id = s.car_id and s.ended_at is not null and c.vin_number is not null and not c.changed_while_expired
  and c.status = 'expired' and s.began_at = (select max(last.began_at) from listing_spells last where last.car_id = c.id);
