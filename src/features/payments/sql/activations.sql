-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE activations (
  order_id uuid NOT NULL,
  amount numeric(8,2) NOT NULL,
  activated_at timestamp with time zone NOT NULL,
  taken_back_at timestamp with time zone,
  CONSTRAINT activations_pkey PRIMARY KEY (order_id),
  CONSTRAINT activations_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT activations_amount_check CHECK (amount >= 0::numeric)
);
COMMENT ON TABLE activations IS 'The primary key is the promise: what was paid starts once, however many tell of it';
