-- outside a transaction
-- cars_counted has all that this one had.
drop index concurrently if exists cars_to_count;
