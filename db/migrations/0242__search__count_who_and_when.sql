-- outside a transaction
-- In place of cars_counted, with what the filters by seller, owners and days ask for: counting a large market reads no rows.
create index concurrently if not exists cars_all_counted on cars (vehicle_type, brand, model, city)
  include (category, condition, gear_type, fuel_type, body_type, drive_type, exterior_color, motorcycle_type,
           year, price_usd, mileage, feature_bits, bike_engine_size, source, customs, title_status, plate, fair_price,
           number_of_seats, user_id, previous_owners, price_cut_at, created_at)
  where is_public;
