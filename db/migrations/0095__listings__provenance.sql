-- Where a vehicle comes from and how its papers stand: what buyers in Lebanon ask before anything else.

create type vehicle_source as enum ('company', 'gulf', 'us', 'europe');
create type customs_state as enum ('paid', 'unpaid');
create type title_status as enum ('clean', 'salvage');
create type plate_kind as enum ('private', 'public', 'none');

alter table cars
  add column source vehicle_source,
  add column customs customs_state,
  add column title_status title_status,
  add column plate plate_kind,
  add column plate_number text check (plate_number ~ '^([A-Z] )?[0-9]{1,7}$'),
  add constraint cars_salvage_tells_accident check (title_status is distinct from 'salvage' or accident_history),
  add constraint cars_plate_number_needs_plate check (plate_number is null or plate is not null and plate <> 'none');
comment on column cars.source is 'The company''s dealer here, or the market it was imported from; null where the seller does not say';
comment on column cars.plate is 'White (private) or red (public), or none: not registered yet';
comment on column cars.plate_number is 'Where the number goes with the vehicle; shown to everyone';
comment on constraint cars_salvage_tells_accident on cars is 'A salvage vehicle cannot hide its accident';

-- Counting reads this index alone, as before, and the new columns with it.
drop index cars_to_count;
create index cars_to_count on cars (vehicle_type, brand, model, city)
  include (category, condition, gear_type, fuel_type, body_type, drive_type, exterior_color, motorcycle_type,
           year, price_usd, mileage, feature_bits, bike_engine_size, source, customs, title_status, plate)
  where is_public;

-- What the search index holds of a listing has these columns too (migration 0010).
create or replace trigger cars_change before update of
  vehicle_type, title, terms, brand, model, year, price, currency, price_usd, mileage, gear_type, fuel_type, body_type,
  drive_type, condition, category, city, exterior_color, features, motorcycle_type, bike_engine_size, user_id, status,
  featured, search_priority, owner_in_good_standing, created_at, refreshed_at, deleted_at, change_number,
  source, customs, title_status, plate
on cars for each row execute function cars_number_change();
create or replace trigger cars_tell after insert or update of
  vehicle_type, title, terms, brand, model, year, price, currency, price_usd, mileage, gear_type, fuel_type, body_type,
  drive_type, condition, category, city, exterior_color, features, motorcycle_type, bike_engine_size, user_id, status,
  featured, search_priority, owner_in_good_standing, created_at, refreshed_at, deleted_at, change_number,
  source, customs, title_status, plate
on cars for each statement execute function cars_tell_change();
