-- outside a transaction
-- In place of cars_to_count, with the seats: all that is counted stands in one index.
create index concurrently if not exists cars_counted on cars (vehicle_type, brand, model, city)
  include (category, condition, gear_type, fuel_type, body_type, drive_type, exterior_color, motorcycle_type,
           year, price_usd, mileage, feature_bits, bike_engine_size, source, customs, title_status, plate, fair_price, number_of_seats)
  where is_public;
