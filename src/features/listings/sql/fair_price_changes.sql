-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE fair_price_changes (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  vehicle_type vehicle_type NOT NULL,
  brand text NOT NULL,
  model text NOT NULL,
  by_fit boolean DEFAULT false NOT NULL,
  CONSTRAINT fair_price_changes_pkey PRIMARY KEY (id)
);
CREATE INDEX fair_price_changes_model ON public.fair_price_changes USING btree (vehicle_type, brand, model);
