-- outside a transaction
create index concurrently if not exists cars_by_mileage_down on cars (vehicle_type, mileage desc nulls last, id desc) where is_public;
