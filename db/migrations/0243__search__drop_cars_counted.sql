-- outside a transaction
-- cars_all_counted has all that this one had.
drop index concurrently if exists cars_counted;
