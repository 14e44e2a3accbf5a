-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE inspections (
  id uuid DEFAULT uuidv7() NOT NULL,
  car_id uuid NOT NULL,
  partner_id uuid NOT NULL,
  state inspection_state DEFAULT 'draft'::inspection_state NOT NULL,
  inspected_on date,
  mileage integer,
  verdicts jsonb DEFAULT '{}'::jsonb NOT NULL,
  points jsonb DEFAULT '{}'::jsonb NOT NULL,
  partner_name text,
  brand text,
  model text,
  year integer,
  vin_number text,
  signature text,
  created_at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  published_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  withdrawn_reason text,
  CONSTRAINT inspections_pkey PRIMARY KEY (id),
  CONSTRAINT inspections_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE,
  CONSTRAINT inspections_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES inspection_partners(id) ON DELETE CASCADE,
  CONSTRAINT inspections_draft_check CHECK ((state = 'draft'::inspection_state) = (published_at IS NULL)),
  CONSTRAINT inspections_mileage_check CHECK (mileage >= 0 AND mileage <= 2000000),
  CONSTRAINT inspections_signed_check CHECK (published_at IS NULL OR inspected_on IS NOT NULL AND mileage IS NOT NULL AND partner_name IS NOT NULL AND brand IS NOT NULL AND model IS NOT NULL AND year IS NOT NULL AND vin_number IS NOT NULL AND signature IS NOT NULL),
  CONSTRAINT inspections_withdrawn_check CHECK ((state = 'withdrawn'::inspection_state) = (withdrawn_at IS NOT NULL) AND (withdrawn_at IS NULL) = (withdrawn_reason IS NULL))
);
CREATE INDEX inspections_of_car ON public.inspections USING btree (car_id, id DESC);
CREATE INDEX inspections_of_partner ON public.inspections USING btree (partner_id, id DESC);
CREATE UNIQUE INDEX inspections_one_draft ON public.inspections USING btree (partner_id, car_id) WHERE (state = 'draft'::inspection_state);
CREATE UNIQUE INDEX inspections_one_published ON public.inspections USING btree (partner_id, car_id) WHERE (state = 'published'::inspection_state);
CREATE TRIGGER inspections_signed_stay BEFORE UPDATE ON inspections FOR EACH ROW
  WHEN (old.published_at IS NOT NULL)
  EXECUTE FUNCTION inspections_keep_signed();
COMMENT ON COLUMN inspections.partner_name IS 'As the partner was called when it signed';
COMMENT ON COLUMN inspections.brand IS 'This and model, year and number: the car as it was signed, of which alone the report speaks';
COMMENT ON COLUMN inspections.vin_number IS 'As the partner read it on the car; to be signed, the listing must say the same';
COMMENT ON COLUMN inspections.signature IS 'HMAC over all that was signed';
