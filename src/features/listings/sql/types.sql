-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TYPE body_type AS ENUM ('sedan', 'hatchback', 'suv', 'truck', 'van', 'coupe', 'convertible', 'pickup', 'wagon', 'crossover');

CREATE TYPE currency AS ENUM ('usd', 'lbp', 'eur');

CREATE TYPE customs_state AS ENUM ('paid', 'unpaid');

CREATE TYPE drive_type AS ENUM ('fwd', 'rwd', 'awd', '4wd');

CREATE TYPE expired_reason AS ENUM ('lapsed', 'sold', 'withdrawn', 'plan_ended');

CREATE TYPE fair_price_label AS ENUM ('great', 'good', 'fair', 'high');

CREATE TYPE fuel_type AS ENUM ('gas', 'diesel', 'electric', 'hybrid', 'lpg');

CREATE TYPE gear_type AS ENUM ('automatic', 'manual', 'cvt', 'tiptronic');

CREATE TYPE listing_status AS ENUM ('pending', 'active', 'rejected', 'expired');

CREATE TYPE motorcycle_type AS ENUM ('sport', 'cruiser', 'touring', 'adventure', 'naked', 'scooter', 'dirt', 'electric');

CREATE TYPE plate_kind AS ENUM ('private', 'public', 'none');

CREATE TYPE title_status AS ENUM ('clean', 'salvage');

CREATE TYPE vehicle_category AS ENUM ('small', 'family', 'truck', 'van', 'luxury', 'damaged');

CREATE TYPE vehicle_condition AS ENUM ('new', 'used', 'damaged');

CREATE TYPE vehicle_source AS ENUM ('company', 'gulf', 'us', 'europe');

CREATE TYPE vehicle_type AS ENUM ('car', 'motorcycle');
