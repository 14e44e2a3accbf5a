-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE dealer_applications (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  dealership_name text NOT NULL,
  dealership_license text NOT NULL,
  dealership_address text NOT NULL,
  dealership_city text NOT NULL,
  dealership_phone text NOT NULL,
  dealership_email text NOT NULL,
  years_in_business text NOT NULL,
  specialization text NOT NULL,
  description text NOT NULL,
  state dealer_application_state DEFAULT 'pending'::dealer_application_state NOT NULL,
  reviewer_id uuid,
  reason text,
  language text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  decided_at timestamp with time zone,
  CONSTRAINT dealer_applications_pkey PRIMARY KEY (id),
  CONSTRAINT dealer_applications_reviewer_id_fkey FOREIGN KEY (reviewer_id) REFERENCES admin_users(id),
  CONSTRAINT dealer_applications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT dealer_applications_check CHECK ((state = 'pending'::dealer_application_state) = (decided_at IS NULL)),
  CONSTRAINT dealer_applications_check1 CHECK ((decided_at IS NULL) = (reviewer_id IS NULL)),
  CONSTRAINT dealer_applications_check2 CHECK ((state = 'rejected'::dealer_application_state) = (reason IS NOT NULL)),
  CONSTRAINT dealer_applications_dealership_address_check CHECK (char_length(dealership_address) >= 10 AND char_length(dealership_address) <= 200),
  CONSTRAINT dealer_applications_dealership_city_check CHECK (dealership_city ~ '^[a-z0-9-]{1,60}$'::text),
  CONSTRAINT dealer_applications_dealership_email_check CHECK (char_length(dealership_email) >= 3 AND char_length(dealership_email) <= 254),
  CONSTRAINT dealer_applications_dealership_license_check CHECK (dealership_license ~ '^[A-Z0-9-]{5,50}$'::text),
  CONSTRAINT dealer_applications_dealership_name_check CHECK (char_length(dealership_name) >= 2 AND char_length(dealership_name) <= 100),
  CONSTRAINT dealer_applications_dealership_phone_check CHECK (dealership_phone ~ '^\+961[0-9]{7,8}$'::text),
  CONSTRAINT dealer_applications_description_check CHECK (char_length(description) >= 20 AND char_length(description) <= 2000),
  CONSTRAINT dealer_applications_language_check CHECK (language = ANY (ARRAY['ar'::text, 'en'::text])),
  CONSTRAINT dealer_applications_reason_check CHECK (char_length(reason) >= 1 AND char_length(reason) <= 1000),
  CONSTRAINT dealer_applications_specialization_check CHECK (specialization = ANY (ARRAY['new_cars'::text, 'used_cars'::text, 'luxury_cars'::text, 'sports_cars'::text, 'family_cars'::text, 'trucks_and_buses'::text, 'spare_parts'::text, 'all_types'::text])),
  CONSTRAINT dealer_applications_years_in_business_check CHECK (years_in_business ~ '^([0-9]|[1-9][0-9]|100|<1|1-2|3-5|6-10|10\+)$'::text)
);
CREATE INDEX dealer_applications_by_state ON public.dealer_applications USING btree (state, created_at DESC, id DESC);
CREATE INDEX dealer_applications_by_time ON public.dealer_applications USING btree (created_at DESC, id DESC);
CREATE INDEX dealer_applications_folded ON public.dealer_applications USING gin (fold_search((((((((' '::text || dealership_name) || ' '::text) || dealership_license) || ' '::text) || dealership_email) || ' '::text) || dealership_phone)) gin_trgm_ops);
CREATE INDEX dealer_applications_of_user ON public.dealer_applications USING btree (user_id, created_at DESC);
CREATE UNIQUE INDEX dealer_applications_one_pending ON public.dealer_applications USING btree (user_id) WHERE (state = 'pending'::dealer_application_state);
CREATE TRIGGER dealer_applications_decided BEFORE UPDATE ON dealer_applications FOR EACH ROW
  WHEN (old.state <> 'pending'::dealer_application_state)
  EXECUTE FUNCTION dealer_applications_stay();
COMMENT ON COLUMN dealer_applications.dealership_phone IS 'E.164';
COMMENT ON COLUMN dealer_applications.years_in_business IS 'Years, 0 to 100, or a range of them';
COMMENT ON COLUMN dealer_applications.reviewer_id IS 'The administrator who decided';
COMMENT ON COLUMN dealer_applications.reason IS 'Why it was rejected, as the applicant reads it';
COMMENT ON COLUMN dealer_applications.language IS 'In which it was sent: of the mail about the decision';
