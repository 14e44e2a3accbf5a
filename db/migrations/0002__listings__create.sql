-- Listings of cars and motorcycles, their pictures, price history and counted events.

create type vehicle_type as enum ('car', 'motorcycle');
create type gear_type as enum ('automatic', 'manual', 'cvt', 'tiptronic');
create type fuel_type as enum ('gas', 'diesel', 'electric', 'hybrid', 'lpg');
create type body_type as enum
  ('sedan', 'hatchback', 'suv', 'truck', 'van', 'coupe', 'convertible', 'pickup', 'wagon', 'crossover');
create type drive_type as enum ('fwd', 'rwd', 'awd', '4wd');
create type vehicle_condition as enum ('new', 'used', 'damaged');
create type vehicle_category as enum ('small', 'family', 'truck', 'van', 'luxury', 'damaged');
create type motorcycle_type as enum
  ('sport', 'cruiser', 'touring', 'adventure', 'naked', 'scooter', 'dirt', 'electric');
create type listing_status as enum ('pending', 'active', 'rejected', 'expired');
create type expired_reason as enum ('lapsed', 'sold', 'withdrawn', 'plan_ended');
create type listing_event as enum ('view', 'contact', 'favorite', 'share');

create table uploads (
  id uuid primary key default uuidv7(),
  user_id uuid references users (id) on delete set null,
  width integer not null check (width between 1 and 20000),
  height integer not null check (height between 1 and 20000),
  thumbhash text not null,
  widths integer[] not null,
  bytes bigint not null check (bytes > 0),
  source_hash text not null,
  created_at timestamptz not null default now()
);
comment on table uploads is 'Pictures as the image pipeline made them; the files lie in the object store under the id';
comment on column uploads.widths is 'The variants there are, each as AVIF and WebP';
comment on column uploads.source_hash is 'SHA-256 of the bytes that were sent: the same picture is stored once per owner';

-- The exact value in US dollars of a price, at the rates in the settings.
create function price_in_usd(price numeric, of_currency currency) returns numeric
language sql stable parallel safe
return case of_currency
  when 'usd' then price
  else round(price / (select (value ->> of_currency::text)::numeric from app_settings where key = 'exchange_rates'), 2)
end;

create table cars (
  id uuid primary key default uuidv7(),
  vehicle_type vehicle_type not null default 'car',
  title text not null check (char_length(title) between 3 and 150),
  brand text not null check (brand ~ '^[a-z0-9-]{1,60}$'),
  model text not null check (char_length(model) between 1 and 80),
  year smallint not null check (year between 1900 and 2200),
  price numeric(14, 2) not null check (price > 0),
  currency currency not null default 'usd',
  price_usd numeric(14, 2) not null check (price_usd >= 0),
  previous_price numeric(14, 2),
  previous_price_usd numeric(14, 2),
  price_cut_at timestamptz,
  gear_type gear_type not null default 'automatic',
  fuel_type fuel_type not null default 'gas',
  body_type body_type,
  condition vehicle_condition not null default 'used',
  mileage integer not null default 0 check (mileage between 0 and 9999999),
  engine_capacity numeric(4, 2) check (engine_capacity between 0.1 and 20),
  horsepower integer check (horsepower between 1 and 3000),
  drive_type drive_type,
  exterior_color text,
  interior_color text,
  number_of_seats smallint check (number_of_seats between 1 and 100),
  number_of_doors smallint check (number_of_doors between 1 and 10),
  vin_number text check (vin_number ~ '^[A-HJ-NPR-Z0-9]{17}$'),
  license_valid boolean not null default true,
  accident_history boolean not null default false,
  previous_owners smallint not null default 1 check (previous_owners between 0 and 99),
  service_history boolean not null default false,
  city text not null,
  phone_number text check (phone_number ~ '^\+[1-9][0-9]{6,14}$'),
  description text not null default '' check (char_length(description) <= 10000),
  category vehicle_category not null default 'family',
  images text[] not null default '{}' check (cardinality(images) <= 60),
  features text[] not null default '{}' check (cardinality(features) <= 60),
  motorcycle_type motorcycle_type,
  bike_engine_size integer check (bike_engine_size between 1 and 5000),
  user_id uuid not null references users (id) on delete cascade,
  status listing_status not null default 'pending',
  expired_reason expired_reason,
  rejection_reason text,
  featured boolean not null default false,
  search_priority smallint not null default 0,
  owner_in_good_standing boolean not null default true,
  view_count integer not null default 0 check (view_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  expires_at timestamptz,
  deleted_at timestamptz,
  is_public boolean not null generated always as
    (status = 'active' and owner_in_good_standing and deleted_at is null) stored,
  check ((status = 'expired') = (expired_reason is not null)),
  check (vehicle_type = 'motorcycle' or motorcycle_type is null)
);
comment on column cars.price_usd is 'Kept by a trigger from price, currency and the exchange rates; filters and orders use it';
comment on column cars.search_priority is 'The plan''s priority of the owner, written with the listing and when the plan changes';
comment on column cars.owner_in_good_standing is 'Follows users.user_status by trigger';
comment on column cars.is_public is 'What anyone may see';

create index cars_user_id on cars (user_id, created_at desc);

create function cars_keep_price_usd() returns trigger language plpgsql as $$
begin
  new.price_usd := price_in_usd(new.price, new.currency);
  return new;
end
$$;
create trigger cars_price_usd before insert or update of price, currency on cars
  for each row execute function cars_keep_price_usd();

create function users_keep_standing() returns trigger language plpgsql as $$
begin
  update cars set owner_in_good_standing = (new.user_status = 'active') where user_id = new.id;
  return null;
end
$$;
create trigger users_standing after update of user_status on users
  for each row when (old.user_status is distinct from new.user_status) execute function users_keep_standing();

create table price_history (
  id uuid primary key default uuidv7(),
  car_id uuid not null references cars (id) on delete cascade,
  price numeric(14, 2) not null check (price > 0),
  currency currency not null,
  price_usd numeric(14, 2) not null,
  changed_at timestamptz not null default now()
);
comment on table price_history is 'Every price a listing has had, the first one included';
create index price_history_car on price_history (car_id, changed_at);

create table listing_analytics (
  id uuid primary key default uuidv7(),
  car_id uuid not null references cars (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  event listing_event not null,
  channel text check (char_length(channel) <= 20),
  visitor_hash text not null,
  user_agent text check (char_length(user_agent) <= 300),
  referrer text check (char_length(referrer) <= 300),
  hour timestamptz not null,
  created_at timestamptz not null default now(),
  constraint listing_analytics_once unique nulls not distinct (car_id, event, channel, visitor_hash, hour)
);
comment on column listing_analytics.visitor_hash is 'Keyed hash of the visitor''s address; the address itself is never stored';
comment on constraint listing_analytics_once on listing_analytics is
  'An event counts once per visitor and hour';
create index listing_analytics_created on listing_analytics using brin (created_at);
