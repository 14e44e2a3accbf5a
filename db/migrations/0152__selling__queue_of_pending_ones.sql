-- outside a transaction
drop index concurrently if exists cars_waiting;
