-- outside a transaction
create index concurrently if not exists payments_by_receipt on payments (receipt_hash) where receipt_hash is not null;
