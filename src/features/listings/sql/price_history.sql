-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE price_history (
  id uuid DEFAULT uuidv7() NOT NULL,
  car_id uuid NOT NULL,
  price numeric(14,2) NOT NULL,
  currency currency NOT NULL,
  price_usd numeric(14,2) NOT NULL,
  changed_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT price_history_pkey PRIMARY KEY (id),
  CONSTRAINT price_history_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE,
  CONSTRAINT price_history_price_check CHECK (price > 0::numeric)
);
CREATE INDEX price_history_car ON public.price_history USING btree (car_id, changed_at);
COMMENT ON TABLE price_history IS 'Every price a listing has had, the first one included';
