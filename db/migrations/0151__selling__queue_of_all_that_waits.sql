-- outside a transaction
create index concurrently if not exists cars_to_review on cars (waiting_since, id) include (user_id, vehicle_type, city)
  where waiting_since is not null and deleted_at is null and owner_in_good_standing;
