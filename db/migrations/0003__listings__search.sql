-- What searching, filtering, ordering and counting listings needs.

create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- One spelling for all the ways a word is written: case and accents dropped, the forms of alef, ya and ta marbuta made
-- one, harakat and tatweel dropped, Arabic-Indic and Persian digits made Western, signs made spaces.
-- src/features/listings/search/words/fold.ts does the same to what is typed; a test holds the two together.
-- Declared immutable so that a generated column may use it: the dictionary is part of the schema and does not change.
create function fold_search(input text) returns text
language sql immutable strict parallel safe
return translate(
  lower(unaccent('unaccent'::regdictionary, input)),
  'أإآٱىةؤئیکە٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹-_./\,;:!?()[]{}"''`´’‘“”«»+*&|<>=~^@#$%€…–—•،؛؟' || U&'\00A0\0640\064B\064C\064D\064E\064F\0650\0651\0652\0670\200C\200D\200E\200F',
  'اااايهوييكه01234567890123456789                                               ' || ' '
);

-- The features in the order of enumerations.ts, one bit each: a count for every feature then costs no more than one
-- for a colour, and "has all of these" is one comparison.
create function feature_bits(features text[]) returns integer
language sql immutable strict parallel safe
return
  (features @> '{air-conditioning}')::int
  | ((features @> '{power-steering}')::int << 1)
  | ((features @> '{leather-seats}')::int << 2)
  | ((features @> '{heated-seats}')::int << 3)
  | ((features @> '{electric-windows}')::int << 4)
  | ((features @> '{cruise-control}')::int << 5)
  | ((features @> '{keyless-entry}')::int << 6)
  | ((features @> '{airbags}')::int << 7)
  | ((features @> '{abs}')::int << 8)
  | ((features @> '{stability-control}')::int << 9)
  | ((features @> '{parking-sensors}')::int << 10)
  | ((features @> '{rear-camera}')::int << 11)
  | ((features @> '{blind-spot-monitor}')::int << 12)
  | ((features @> '{bluetooth}')::int << 13)
  | ((features @> '{gps}')::int << 14)
  | ((features @> '{carplay}')::int << 15)
  | ((features @> '{push-start}')::int << 16)
  | ((features @> '{sunroof}')::int << 17)
  | ((features @> '{led-lights}')::int << 18)
  | ((features @> '{alloy-wheels}')::int << 19);

alter table cars
  add column terms text not null default '' check (char_length(terms) <= 2000),
  add column search_text text not null generated always as (' ' || fold_search(title || ' ' || terms) || ' ') stored,
  add column feature_bits integer not null generated always as (feature_bits(features)) stored,
  add column view_rank smallint not null generated always as (floor(4 * ln(view_count + 1.0::float8))::smallint) stored;

comment on column cars.terms is
  'Names in both languages of what the listing is (brand, model, place, colour, body …): written with the row';
comment on column cars.search_text is 'Title and terms, folded, one space before and after every word';
comment on column cars.feature_bits is 'The features as bits, see feature_bits()';
comment on column cars.view_rank is
  'Grows with the logarithm of view_count, so that an index on it is rarely touched when a view is counted';

-- A view changes no indexed column; with room on its page the new version of the row needs no index entry.
alter table cars set (fillfactor = 90);

create index cars_search_text on cars using gin (search_text gin_trgm_ops) where is_public;

-- The orders. Each ends in id: one total order, readable both ways.
create index cars_by_default on cars
  (vehicle_type, featured desc, search_priority desc, refreshed_at desc, id desc) where is_public;
create index cars_by_created on cars (vehicle_type, created_at desc, id desc) where is_public;
create index cars_by_price on cars (vehicle_type, price_usd, id) where is_public;
create index cars_by_year on cars (vehicle_type, year desc, id desc) where is_public;
create index cars_by_mileage on cars (vehicle_type, mileage, id) where is_public;
create index cars_by_views on cars (vehicle_type, view_rank desc) where is_public;

-- The filters people start with, each in the default order.
create index cars_of_model on cars
  (vehicle_type, brand, model, featured desc, search_priority desc, refreshed_at desc, id desc) where is_public;
create index cars_of_brand on cars
  (vehicle_type, brand, featured desc, search_priority desc, refreshed_at desc, id desc) where is_public;
create index cars_of_brand_by_price on cars (vehicle_type, brand, price_usd, id) where is_public;
create index cars_of_city on cars
  (vehicle_type, city, featured desc, search_priority desc, refreshed_at desc, id desc) where is_public;
create index cars_of_category on cars
  (vehicle_type, category, featured desc, search_priority desc, refreshed_at desc, id desc) where is_public;
create index cars_of_body on cars
  (vehicle_type, body_type, featured desc, search_priority desc, refreshed_at desc, id desc) where is_public;
create index cars_featured on cars (refreshed_at desc, id desc) where is_public and featured;

-- Counting reads this index alone, never the wide rows.
create index cars_to_count on cars (vehicle_type, brand, model, city)
  include (category, condition, gear_type, fuel_type, body_type, drive_type, exterior_color, motorcycle_type,
           year, price_usd, mileage, feature_bits, bike_engine_size)
  where is_public;
