-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE listing_reports (
  id uuid DEFAULT uuidv7() NOT NULL,
  car_id uuid NOT NULL,
  user_id uuid,
  reporter text NOT NULL,
  reason text NOT NULL,
  text text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  resolved_at timestamp with time zone,
  outcome text,
  resolved_by uuid,
  CONSTRAINT listing_reports_pkey PRIMARY KEY (id),
  CONSTRAINT listing_reports_car_id_reporter_key UNIQUE (car_id, reporter),
  CONSTRAINT listing_reports_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE,
  CONSTRAINT listing_reports_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES admin_users(id),
  CONSTRAINT listing_reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT listing_reports_check CHECK ((resolved_at IS NULL) = (outcome IS NULL) AND (outcome IS NULL) = (resolved_by IS NULL)),
  CONSTRAINT listing_reports_outcome_check CHECK (outcome = ANY (ARRAY['upheld'::text, 'dismissed'::text])),
  CONSTRAINT listing_reports_reason_check CHECK (reason = ANY (ARRAY['sold'::text, 'fraud'::text, 'wrong_details'::text, 'duplicate'::text, 'prohibited'::text, 'offensive'::text, 'wrong_category'::text, 'other'::text])),
  CONSTRAINT listing_reports_text_check CHECK (char_length(text) <= 1000)
);
CREATE INDEX listing_reports_open ON public.listing_reports USING btree (created_at) WHERE (resolved_at IS NULL);
CREATE INDEX listing_reports_open_of_car ON public.listing_reports USING btree (car_id, created_at) WHERE (resolved_at IS NULL);
CREATE INDEX listing_reports_upheld ON public.listing_reports USING btree (car_id, resolved_at) WHERE (outcome = 'upheld'::text);
CREATE INDEX listing_reports_user ON public.listing_reports USING btree (user_id) WHERE (user_id IS NOT NULL);
COMMENT ON COLUMN listing_reports.reporter IS 'The user''s id, or of a guest the keyed hash of the address: one report each';
