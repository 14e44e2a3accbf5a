-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE users (
  id uuid DEFAULT uuidv7() NOT NULL,
  email text NOT NULL,
  password text,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text,
  profile_image_url text,
  city text,
  is_email_verified boolean DEFAULT false NOT NULL,
  password_reset_token text,
  password_reset_expires_at timestamp with time zone,
  email_verification_token text,
  email_verification_expires_at timestamp with time zone,
  last_login_at timestamp with time zone,
  login_attempts integer DEFAULT 0 NOT NULL,
  locked_until timestamp with time zone,
  current_plan text DEFAULT 'free'::text NOT NULL,
  subscription_id uuid,
  subscription_status text DEFAULT 'active'::text NOT NULL,
  subscription_ends_at timestamp with time zone,
  is_dealership boolean DEFAULT false NOT NULL,
  dealership_name text,
  dealership_license text,
  dealership_address text,
  dealership_phone text,
  is_verified_dealer boolean DEFAULT false NOT NULL,
  user_status user_status DEFAULT 'active'::user_status NOT NULL,
  suspended_until timestamp with time zone,
  suspension_reason text,
  is_demo boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  password_changed_at timestamp with time zone,
  deletion_requested_at timestamp with time zone,
  language text DEFAULT 'ar'::text NOT NULL,
  is_verified_seller boolean DEFAULT false NOT NULL,
  bulk_mail_unsubscribed_at timestamp with time zone,
  dealership_slug text,
  dealership_city text,
  keeps_recent boolean DEFAULT false NOT NULL,
  phone_verified_at timestamp with time zone,
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_current_plan_fkey FOREIGN KEY (current_plan) REFERENCES subscription_plans(slug) ON UPDATE CASCADE,
  CONSTRAINT users_subscription_fkey FOREIGN KEY (subscription_id) REFERENCES subscriptions(id) ON DELETE SET NULL,
  CONSTRAINT users_check CHECK (NOT is_verified_dealer OR is_dealership AND dealership_name IS NOT NULL),
  CONSTRAINT users_dealership_city_check CHECK (dealership_city ~ '^[a-z0-9-]{1,60}$'::text),
  CONSTRAINT users_dealership_phone_check CHECK (dealership_phone ~ '^\+[1-9][0-9]{6,14}$'::text),
  CONSTRAINT users_dealership_slug_check CHECK (dealership_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND char_length(dealership_slug) <= 80),
  CONSTRAINT users_email_check CHECK (char_length(email) >= 3 AND char_length(email) <= 254),
  CONSTRAINT users_first_name_check CHECK (char_length(first_name) >= 1 AND char_length(first_name) <= 50),
  CONSTRAINT users_language_check CHECK (language = ANY (ARRAY['ar'::text, 'en'::text])),
  CONSTRAINT users_last_name_check CHECK (char_length(last_name) >= 1 AND char_length(last_name) <= 50),
  CONSTRAINT users_login_attempts_check CHECK (login_attempts >= 0),
  CONSTRAINT users_phone_check CHECK (phone ~ '^\+[1-9][0-9]{6,14}$'::text)
) WITH (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.05, autovacuum_analyze_scale_factor=0.05);
CREATE INDEX users_by_city ON public.users USING btree (city, created_at DESC, id DESC);
CREATE INDEX users_by_kind ON public.users USING btree (is_dealership, is_verified_dealer, created_at DESC, id DESC);
CREATE INDEX users_by_mail ON public.users USING btree (lower(email), id) INCLUDE (email, user_status, city, is_dealership, is_verified_dealer);
CREATE INDEX users_by_name ON public.users USING btree (lower(((first_name || ' '::text) || last_name)), id) INCLUDE (first_name, last_name, user_status, city, is_dealership, is_verified_dealer);
CREATE INDEX users_by_status ON public.users USING btree (user_status, created_at DESC, id DESC);
CREATE INDEX users_dealers_by_name ON public.users USING btree (lower(dealership_name), id) INCLUDE (is_verified_dealer) WHERE (is_dealership AND (dealership_name IS NOT NULL));
CREATE UNIQUE INDEX users_dealership_slug ON public.users USING btree (dealership_slug) WHERE (dealership_slug IS NOT NULL);
CREATE INDEX users_deletion ON public.users USING btree (deletion_requested_at) WHERE (deletion_requested_at IS NOT NULL);
CREATE UNIQUE INDEX users_email_key ON public.users USING btree (lower(email));
CREATE INDEX users_last_login ON public.users USING btree (last_login_at) WHERE (last_login_at IS NOT NULL);
CREATE INDEX users_locked ON public.users USING btree (locked_until) WHERE (locked_until IS NOT NULL);
CREATE INDEX users_newest ON public.users USING btree (created_at DESC, id DESC);
CREATE INDEX users_of_plan ON public.users USING btree (current_plan) WHERE (current_plan <> 'free'::text);
CREATE INDEX users_reset_token ON public.users USING btree (password_reset_token) WHERE (password_reset_token IS NOT NULL);
CREATE INDEX users_showrooms ON public.users USING btree (lower(dealership_name), id) INCLUDE (dealership_city) WHERE has_showroom(is_verified_dealer, dealership_slug, user_status, deletion_requested_at);
CREATE INDEX users_showrooms_search ON public.users USING gin (fold_search(((dealership_name || ' '::text) || dealership_slug)) gin_trgm_ops) WHERE has_showroom(is_verified_dealer, dealership_slug, user_status, deletion_requested_at);
CREATE INDEX users_subscription ON public.users USING btree (subscription_id) WHERE (subscription_id IS NOT NULL);
CREATE INDEX users_subscription_ends ON public.users USING btree (subscription_ends_at) WHERE (subscription_ends_at IS NOT NULL);
CREATE INDEX users_verification_token ON public.users USING btree (email_verification_token) WHERE (email_verification_token IS NOT NULL);
CREATE UNIQUE INDEX users_verified_phone ON public.users USING btree (phone) WHERE (phone_verified_at IS NOT NULL);
CREATE INDEX users_words ON public.users USING gin (fold_search((((((((((((' '::text || first_name) || ' '::text) || last_name) || ' '::text) || email) || ' '::text) || COALESCE(dealership_name, ''::text)) || ' '::text) || COALESCE(phone, ''::text)) || ' '::text) || COALESCE(dealership_phone, ''::text))) gin_trgm_ops);
CREATE TRIGGER users_badge AFTER UPDATE OF first_name, last_name, phone ON users FOR EACH ROW
  WHEN (old.first_name IS DISTINCT FROM new.first_name OR old.last_name IS DISTINCT FROM new.last_name OR old.phone IS DISTINCT FROM new.phone)
  EXECUTE FUNCTION users_rest_badge();
CREATE TRIGGER users_dealer AFTER UPDATE OF first_name, last_name, is_dealership, dealership_name, dealership_slug, is_verified_dealer, is_verified_seller ON users FOR EACH ROW
  WHEN (old.first_name IS DISTINCT FROM new.first_name OR old.last_name IS DISTINCT FROM new.last_name OR old.is_dealership IS DISTINCT FROM new.is_dealership OR old.dealership_name IS DISTINCT FROM new.dealership_name OR old.dealership_slug IS DISTINCT FROM new.dealership_slug OR old.is_verified_dealer IS DISTINCT FROM new.is_verified_dealer OR old.is_verified_seller IS DISTINCT FROM new.is_verified_seller)
  EXECUTE FUNCTION users_change_listings();
CREATE TRIGGER users_phone BEFORE UPDATE OF phone ON users FOR EACH ROW
  WHEN (old.phone IS DISTINCT FROM new.phone)
  EXECUTE FUNCTION users_unverify_phone();
CREATE TRIGGER users_standing AFTER UPDATE OF user_status, deletion_requested_at ON users FOR EACH ROW
  WHEN (in_good_standing(old.user_status, old.deletion_requested_at) IS DISTINCT FROM in_good_standing(new.user_status, new.deletion_requested_at))
  EXECUTE FUNCTION users_keep_standing();
CREATE TRIGGER users_tell AFTER UPDATE OF is_verified_dealer, user_status ON users FOR EACH ROW
  WHEN (old.is_verified_dealer IS DISTINCT FROM new.is_verified_dealer OR old.user_status IS DISTINCT FROM new.user_status)
  EXECUTE FUNCTION tell_table_change();
COMMENT ON COLUMN users.password IS 'argon2id, in PHC form; null until the account has one';
COMMENT ON COLUMN users.password_reset_token IS 'SHA-256 of the token in the mail; a newer one replaces it';
COMMENT ON COLUMN users.email_verification_token IS 'SHA-256 of the token in the mail; a newer one replaces it';
COMMENT ON COLUMN users.is_demo IS 'Belongs to the demo market: npm run demo may replace it';
COMMENT ON COLUMN users.deletion_requested_at IS 'The account is deleted for good when the grace since then is over';
COMMENT ON COLUMN users.language IS 'Of mails that no request asks for';
COMMENT ON COLUMN users.is_verified_seller IS 'An administrator has seen phone and document (the verification badge)';
COMMENT ON COLUMN users.bulk_mail_unsubscribed_at IS 'Since when no mail to many goes here; mails about the own account still do';
COMMENT ON COLUMN users.dealership_slug IS 'Its page is /dealers/{slug}; it stays when the name changes';
COMMENT ON COLUMN users.keeps_recent IS 'Whether the account keeps what its user looked at last (recent_listings)';
COMMENT ON COLUMN users.phone_verified_at IS 'When a code sent to this number came back; null for a number that nobody has shown to hold';
