-- outside a transaction
create index concurrently if not exists uploads_replaced on uploads (replaced_by) where replaced_by is not null;
