-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE stock_import_gone (
  import_id uuid NOT NULL,
  user_id uuid NOT NULL,
  car_id uuid NOT NULL,
  stock_number text,
  title text NOT NULL,
  state text DEFAULT 'gone'::text NOT NULL,
  CONSTRAINT stock_import_gone_pkey PRIMARY KEY (import_id, car_id),
  CONSTRAINT stock_import_gone_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE,
  CONSTRAINT stock_import_gone_import_id_user_id_fkey FOREIGN KEY (import_id, user_id) REFERENCES stock_imports(id, user_id) ON DELETE CASCADE,
  CONSTRAINT stock_import_gone_state_check CHECK (state = ANY (ARRAY['gone'::text, 'kept'::text, 'withdrawn'::text]))
);
CREATE INDEX stock_import_gone_of_car ON public.stock_import_gone USING btree (car_id);
COMMENT ON COLUMN stock_import_gone.state IS 'gone: taken off sale at the end where the import says so; kept: stays, since the reading before still had it; withdrawn: this import took it off sale';
