-- How the price of a listing compares with what others ask for the same model: docs/decisions, "Fair price".

create type fair_price_label as enum ('great', 'good', 'fair', 'high');

alter table cars
  add column fair_price fair_price_label,
  add column price_percent integer check (price_percent > 0),
  add constraint cars_fair_price_whole check ((fair_price is null) = (price_percent is null));
comment on column cars.fair_price is 'Computed by a job from fair_prices, never sold; null where there is too little to compare with';
comment on column cars.price_percent is 'The price in percent of the middle of its comparables: the order by fair price';

create table fair_prices (
  car_id uuid primary key references cars (id) on delete cascade,
  label fair_price_label not null,
  price_percent integer not null check (price_percent > 0),
  comparables integer not null check (comparables >= 5),
  middle numeric(14, 2) not null check (middle >= 0),
  low numeric(14, 2) not null check (low >= 0),
  high numeric(14, 2) not null check (high >= low),
  price_usd numeric(14, 2) not null,
  computed_at timestamptz not null
) with (fillfactor = 80);
comment on table fair_prices is 'What the label of a listing rests on, in US dollars at the listing''s own mileage';
comment on column fair_prices.low is 'Below it a price is great; above high it is high';
comment on column fair_prices.price_usd is 'The price it was computed for: with another one it says nothing';

-- Models whose market has changed since the job last looked. Rows are only ever added, so that writers of listings never wait
-- for one another here; the job takes them away.
create table fair_price_changes (
  id bigint generated always as identity primary key,
  vehicle_type vehicle_type not null,
  brand text not null,
  model text not null
);
create index fair_price_changes_model on fair_price_changes (vehicle_type, brand, model);

create function cars_note_market() returns trigger language plpgsql as $$
begin
  insert into fair_price_changes (vehicle_type, brand, model)
  select distinct vehicle_type, brand, model from touched where is_public;
  return null;
end
$$;
create trigger cars_market_insert after insert on cars referencing new table as touched
  for each statement execute function cars_note_market();
create trigger cars_market_delete after delete on cars referencing old table as touched
  for each statement execute function cars_note_market();

create function cars_note_market_change() returns trigger language plpgsql as $$
begin
  if old.is_public then
    insert into fair_price_changes (vehicle_type, brand, model) values (old.vehicle_type, old.brand, old.model);
  end if;
  if new.is_public and (not old.is_public
    or (old.vehicle_type, old.brand, old.model) <> (new.vehicle_type, new.brand, new.model))
  then
    insert into fair_price_changes (vehicle_type, brand, model) values (new.vehicle_type, new.brand, new.model);
  end if;
  return null;
end
$$;
create trigger cars_market_update after update of
  vehicle_type, brand, model, year, price, currency, price_usd, mileage, condition, category, title_status,
  status, owner_in_good_standing, deleted_at
on cars for each row when (
  (old.is_public or new.is_public)
  and ((old.is_public, old.vehicle_type, old.brand, old.model, old.year, old.price_usd, old.mileage, old.condition,
        old.category, old.title_status)
    is distinct from
      (new.is_public, new.vehicle_type, new.brand, new.model, new.year, new.price_usd, new.mileage, new.condition,
       new.category, new.title_status)
    -- Without a label since this very change: whatever else keeps a column as it was.
    or old.fair_price is not null and new.fair_price is null))
execute function cars_note_market_change();

-- A label is of the listing as it was when it was computed: with another price it waits for the job without one.
create function cars_drop_fair_price() returns trigger language plpgsql as $$
begin
  new.fair_price := null;
  new.price_percent := null;
  return new;
end
$$;
create trigger cars_fair_price_over before update of
  vehicle_type, brand, model, year, price, currency, price_usd, mileage, condition, category, title_status,
  status, owner_in_good_standing, deleted_at
on cars for each row when (
  old.fair_price is not null
  and (old.vehicle_type, old.brand, old.model, old.year, old.price, old.currency, old.price_usd, old.mileage,
       old.condition, old.category, old.title_status, old.status, old.owner_in_good_standing, old.deleted_at)
    is distinct from
      (new.vehicle_type, new.brand, new.model, new.year, new.price, new.currency, new.price_usd, new.mileage,
       new.condition, new.category, new.title_status, new.status, new.owner_in_good_standing, new.deleted_at))
execute function cars_drop_fair_price();

create index cars_by_fair_price on cars (vehicle_type, price_percent, id) where is_public;
drop index cars_to_count;
create index cars_to_count on cars (vehicle_type, brand, model, city)
  include (category, condition, gear_type, fuel_type, body_type, drive_type, exterior_color, motorcycle_type,
           year, price_usd, mileage, feature_bits, bike_engine_size, source, customs, title_status, plate, fair_price)
  where is_public;

create or replace trigger cars_change before update of
  vehicle_type, title, terms, brand, model, year, price, currency, price_usd, mileage, gear_type, fuel_type, body_type,
  drive_type, condition, category, city, exterior_color, features, motorcycle_type, bike_engine_size, user_id, status,
  featured, search_priority, owner_in_good_standing, created_at, refreshed_at, deleted_at, change_number,
  source, customs, title_status, plate, fair_price, price_percent
on cars for each row execute function cars_number_change();
create or replace trigger cars_tell after insert or update of
  vehicle_type, title, terms, brand, model, year, price, currency, price_usd, mileage, gear_type, fuel_type, body_type,
  drive_type, condition, category, city, exterior_color, features, motorcycle_type, bike_engine_size, user_id, status,
  featured, search_priority, owner_in_good_standing, created_at, refreshed_at, deleted_at, change_number,
  source, customs, title_status, plate, fair_price, price_percent
on cars for each statement execute function cars_tell_change();

-- The market that is there already is computed by the first run of the job.
insert into fair_price_changes (vehicle_type, brand, model)
select distinct vehicle_type, brand, model from cars where is_public;
