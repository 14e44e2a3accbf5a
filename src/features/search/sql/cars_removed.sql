-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE cars_removed (
  id uuid NOT NULL,
  change_number bigint DEFAULT current_change() NOT NULL,
  removed_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT cars_removed_pkey PRIMARY KEY (id)
);
CREATE INDEX cars_removed_changed ON public.cars_removed USING btree (change_number);
COMMENT ON TABLE cars_removed IS 'Listings deleted for good within the last day; who was away longer reads all anew';
