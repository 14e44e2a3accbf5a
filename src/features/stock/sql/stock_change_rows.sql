-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE stock_change_rows (
  change_id uuid NOT NULL,
  car_id uuid NOT NULL,
  outcome text NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  undone_at timestamp with time zone,
  CONSTRAINT stock_change_rows_pkey PRIMARY KEY (change_id, car_id),
  CONSTRAINT stock_change_rows_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE,
  CONSTRAINT stock_change_rows_change_id_fkey FOREIGN KEY (change_id) REFERENCES stock_changes(id) ON DELETE CASCADE,
  CONSTRAINT stock_change_rows_outcome_check CHECK (outcome = ANY (ARRAY['changed'::text, 'waits'::text]))
);
CREATE INDEX stock_change_rows_car ON public.stock_change_rows USING btree (car_id);
COMMENT ON TABLE stock_change_rows IS 'What a change did to one listing; of one that cannot be taken back there is none';
COMMENT ON COLUMN stock_change_rows.before IS 'What its owner had said before; after: what the change made of it';
