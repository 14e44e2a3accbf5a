-- What vehicles are worth: how prices of each kind go (price_curves), and how each model stands beside that (price_models).
-- docs/value.md says how both come about.
create table price_curves (
  id bigint generated always as identity primary key,
  vehicle_type vehicle_type not null,
  year smallint not null,
  listings integer not null check (listings >= 0),
  curve jsonb not null,
  fitted_at timestamptz not null,
  read_at timestamptz,
  is_stale boolean not null default false
);
comment on column price_curves.year is 'The calendar year that ages are counted from';
comment on column price_curves.read_at is 'Since when all models are read by it: until then the one before answers';
comment on column price_curves.is_stale is 'Listings have changed since';
create index price_curves_newest on price_curves (vehicle_type, id desc);

create table price_models (
  curve_id bigint not null references price_curves (id) on delete cascade,
  brand text not null,
  model text not null,
  listings integer not null check (listings > 0),
  year_min smallint not null,
  year_max smallint not null check (year_max >= year_min),
  yearly_km integer not null check (yearly_km > 0),
  level jsonb not null,
  primary key (curve_id, brand, model)
);
create trigger price_curves_tell after insert or update or delete on price_curves
for each statement execute function tell_table_change();
create trigger price_models_tell after insert or update or delete on price_models
for each statement execute function tell_table_change();

-- A range rests on fewer of one model, since what their brand and the market say counts too; the build before writes neither
-- the years of the others nor what is left of it later.
alter table fair_prices
  drop constraint fair_prices_comparables_check,
  add column year_min smallint,
  add column year_max smallint,
  add column later_low numeric(14, 2),
  add column later_high numeric(14, 2);
alter table fair_prices add constraint fair_prices_comparables_check check (comparables >= 1) not valid;
comment on column fair_prices.later_low is 'What it will be worth in two years, driven as its model usually is';

-- A new curve notes all models of its kind, which is no change of the market.
alter table fair_price_changes add column by_fit boolean not null default false;

-- What a range is read from is more than before: a change of any of it ends a label, and is noted.
create or replace trigger cars_market_update after update of
  vehicle_type, brand, model, year, price, currency, price_usd, mileage, condition, category, title_status,
  gear_type, fuel_type, drive_type, body_type, motorcycle_type, source, customs, accident_history, license_valid,
  horsepower, engine_capacity, bike_engine_size, status, owner_in_good_standing, deleted_at
on cars for each row when (
  (old.is_public or new.is_public)
  and ((old.is_public, old.vehicle_type, old.brand, old.model, old.year, old.price_usd, old.mileage, old.condition,
        old.category, old.title_status, old.gear_type, old.fuel_type, old.drive_type, old.body_type, old.motorcycle_type,
        old.source, old.customs, old.accident_history, old.license_valid, old.horsepower, old.engine_capacity,
        old.bike_engine_size)
    is distinct from
      (new.is_public, new.vehicle_type, new.brand, new.model, new.year, new.price_usd, new.mileage, new.condition,
       new.category, new.title_status, new.gear_type, new.fuel_type, new.drive_type, new.body_type, new.motorcycle_type,
       new.source, new.customs, new.accident_history, new.license_valid, new.horsepower, new.engine_capacity,
       new.bike_engine_size)
    or old.fair_price is not null and new.fair_price is null))
execute function cars_note_market_change();
create or replace trigger cars_fair_price_over before update of
  vehicle_type, brand, model, year, price, currency, price_usd, mileage, condition, category, title_status,
  gear_type, fuel_type, drive_type, body_type, motorcycle_type, source, customs, accident_history, license_valid,
  horsepower, engine_capacity, bike_engine_size, status, owner_in_good_standing, deleted_at
on cars for each row when (
  old.fair_price is not null
  and (old.vehicle_type, old.brand, old.model, old.year, old.price, old.currency, old.price_usd, old.mileage,
       old.condition, old.category, old.title_status, old.gear_type, old.fuel_type, old.drive_type, old.body_type,
       old.motorcycle_type, old.source, old.customs, old.accident_history, old.license_valid, old.horsepower,
       old.engine_capacity, old.bike_engine_size, old.status, old.owner_in_good_standing, old.deleted_at)
    is distinct from
      (new.vehicle_type, new.brand, new.model, new.year, new.price, new.currency, new.price_usd, new.mileage,
       new.condition, new.category, new.title_status, new.gear_type, new.fuel_type, new.drive_type, new.body_type,
       new.motorcycle_type, new.source, new.customs, new.accident_history, new.license_valid, new.horsepower,
       new.engine_capacity, new.bike_engine_size, new.status, new.owner_in_good_standing, new.deleted_at))
execute function cars_drop_fair_price();

-- The market that is there already is read by the first run of the job, which finds no curve.
