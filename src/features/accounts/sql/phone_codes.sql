-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE phone_codes (
  id uuid DEFAULT uuidv7() NOT NULL,
  phone text NOT NULL,
  country text NOT NULL,
  prefix text GENERATED ALWAYS AS ("left"(phone, '-4'::integer)) STORED,
  purpose text NOT NULL,
  channel text NOT NULL,
  language text NOT NULL,
  user_id uuid,
  browser text,
  code_hash text,
  tries smallint DEFAULT 0 NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  sent_at timestamp with time zone,
  provider_id text,
  used_at timestamp with time zone,
  CONSTRAINT phone_codes_pkey PRIMARY KEY (id),
  CONSTRAINT phone_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT phone_codes_channel_check CHECK (channel = ANY (ARRAY['whatsapp'::text, 'sms'::text])),
  CONSTRAINT phone_codes_country_check CHECK (country ~ '^[A-Z]{2}$'::text),
  CONSTRAINT phone_codes_holder_check CHECK (purpose = 'verify'::text AND user_id IS NOT NULL AND browser IS NULL OR (purpose = ANY (ARRAY['sign-in'::text, 'sign-up'::text])) AND user_id IS NULL AND browser ~ '^[0-9a-f]{64}$'::text) NOT VALID,
  CONSTRAINT phone_codes_language_check CHECK (language = ANY (ARRAY['ar'::text, 'en'::text])),
  CONSTRAINT phone_codes_phone_check CHECK (phone ~ '^\+[1-9][0-9]{6,14}$'::text),
  CONSTRAINT phone_codes_purpose_check CHECK (purpose = ANY (ARRAY['verify'::text, 'sign-in'::text, 'sign-up'::text])) NOT VALID,
  CONSTRAINT phone_codes_tries_check CHECK (tries >= 0 AND tries <= 5),
  CONSTRAINT phone_codes_used_check CHECK (used_at IS NULL OR code_hash IS NOT NULL)
);
CREATE INDEX phone_codes_by_age ON public.phone_codes USING btree (asked_at);
CREATE INDEX phone_codes_by_message ON public.phone_codes USING btree (provider_id) WHERE (provider_id IS NOT NULL);
CREATE INDEX phone_codes_of_phone ON public.phone_codes USING btree (phone, asked_at DESC);
CREATE INDEX phone_codes_of_prefix ON public.phone_codes USING btree (prefix, asked_at DESC);
CREATE INDEX phone_codes_of_user ON public.phone_codes USING btree (user_id) WHERE (user_id IS NOT NULL);
COMMENT ON TABLE phone_codes IS 'Codes that were asked for by WhatsApp or SMS; kept for two days, for limits';
COMMENT ON COLUMN phone_codes.prefix IS 'The number without its last four digits';
COMMENT ON COLUMN phone_codes.user_id IS 'Whose profile the number is of, where it is to be verified';
COMMENT ON COLUMN phone_codes.browser IS 'SHA-256 of the secret in the cookie of the browser that asked, where it is to sign in or to open an account';
COMMENT ON COLUMN phone_codes.code_hash IS 'HMAC-SHA-256 of the code by a key that is not in the database; null: none was sent';
COMMENT ON COLUMN phone_codes.provider_id IS 'What the company that carries it calls the message';
