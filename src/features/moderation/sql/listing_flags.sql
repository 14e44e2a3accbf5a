-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE listing_flags (
  id uuid DEFAULT uuidv7() NOT NULL,
  car_id uuid NOT NULL,
  kind text NOT NULL,
  detail text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT listing_flags_pkey PRIMARY KEY (id),
  CONSTRAINT listing_flags_car_id_kind_key UNIQUE (car_id, kind),
  CONSTRAINT listing_flags_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE,
  CONSTRAINT listing_flags_detail_check CHECK (char_length(detail) <= 300),
  CONSTRAINT listing_flags_kind_check CHECK (kind ~ '^[a-z_]{1,40}$'::text) NOT VALID
);
COMMENT ON TABLE listing_flags IS 'What a reviewer should look at; a listing with one is never approved by itself';
COMMENT ON COLUMN listing_flags.detail IS 'The words, the listing or the figure that it is about';
