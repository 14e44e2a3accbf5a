-- outside a transaction
-- payments_transfer_once refuses whatever this one did.
drop index concurrently if exists payments_number_once;
