alter table payments add column receipt_hash text;
comment on column payments.receipt_hash is 'SHA-256 of the receipt as it was sent: one that another order used is seen';
