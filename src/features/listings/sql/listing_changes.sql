-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE listing_changes (
  id uuid DEFAULT uuidv7() NOT NULL,
  car_id uuid NOT NULL,
  kind text NOT NULL,
  changed_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT listing_changes_pkey PRIMARY KEY (id),
  CONSTRAINT listing_changes_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE,
  CONSTRAINT listing_changes_kind_check CHECK (kind = ANY (ARRAY['photos'::text, 'renewed'::text]))
);
CREATE INDEX listing_changes_car ON public.listing_changes USING btree (car_id, changed_at);
COMMENT ON TABLE listing_changes IS 'What may have moved the figures of a listing, beside its price (price_history)';
