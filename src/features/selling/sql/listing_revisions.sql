-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE listing_revisions (
  car_id uuid NOT NULL,
  changes jsonb NOT NULL,
  refused_at timestamp with time zone,
  rejection_code text,
  rejection_reason text,
  CONSTRAINT listing_revisions_pkey PRIMARY KEY (car_id),
  CONSTRAINT listing_revisions_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE,
  CONSTRAINT listing_revisions_changes_check CHECK (jsonb_typeof(changes) = 'object'::text),
  CONSTRAINT listing_revisions_check CHECK ((refused_at IS NULL) = (rejection_code IS NULL)),
  CONSTRAINT listing_revisions_rejection_code_check CHECK (rejection_code ~ '^[a-z_]{1,40}$'::text),
  CONSTRAINT listing_revisions_rejection_reason_check CHECK (char_length(rejection_reason) <= 1000)
);
COMMENT ON TABLE listing_revisions IS 'What an owner wants a live listing to say; since when it waits is in cars.waiting_since';
COMMENT ON COLUMN listing_revisions.changes IS 'Columns of cars with the values that they are to have';
COMMENT ON COLUMN listing_revisions.refused_at IS 'What was refused stays for its owner to read until the next change';
