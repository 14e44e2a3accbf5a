-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE dealer_profiles (
  user_id uuid NOT NULL,
  specialization text,
  years_in_business text,
  years_told_at timestamp with time zone,
  about_ar text,
  about_en text,
  logo_id uuid,
  cover_id uuid,
  map_url text,
  hours jsonb,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  chat_phone text,
  CONSTRAINT dealer_profiles_pkey PRIMARY KEY (user_id),
  CONSTRAINT dealer_profiles_cover_id_fkey FOREIGN KEY (cover_id) REFERENCES uploads(id) ON DELETE SET NULL,
  CONSTRAINT dealer_profiles_logo_id_fkey FOREIGN KEY (logo_id) REFERENCES uploads(id) ON DELETE SET NULL,
  CONSTRAINT dealer_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT dealer_profiles_about_ar_check CHECK (char_length(about_ar) >= 1 AND char_length(about_ar) <= 2000),
  CONSTRAINT dealer_profiles_about_en_check CHECK (char_length(about_en) >= 1 AND char_length(about_en) <= 2000),
  CONSTRAINT dealer_profiles_chat_phone_check CHECK (chat_phone ~ '^\+961[0-9]{7,8}$'::text),
  CONSTRAINT dealer_profiles_check CHECK ((years_in_business IS NULL) = (years_told_at IS NULL)),
  CONSTRAINT dealer_profiles_hours_check CHECK (jsonb_typeof(hours) = 'array'::text AND jsonb_array_length(hours) = 7),
  CONSTRAINT dealer_profiles_map_url_check CHECK (map_url ~ '^https://'::text AND char_length(map_url) <= 500),
  CONSTRAINT dealer_profiles_specialization_check CHECK (specialization = ANY (ARRAY['new_cars'::text, 'used_cars'::text, 'luxury_cars'::text, 'sports_cars'::text, 'family_cars'::text, 'trucks_and_buses'::text, 'spare_parts'::text, 'all_types'::text])),
  CONSTRAINT dealer_profiles_years_in_business_check CHECK (years_in_business ~ '^([0-9]|[1-9][0-9]|100|<1|1-2|3-5|6-10|10\+)$'::text)
);
CREATE INDEX dealer_profiles_cover ON public.dealer_profiles USING btree (cover_id) WHERE (cover_id IS NOT NULL);
CREATE INDEX dealer_profiles_logo ON public.dealer_profiles USING btree (logo_id) WHERE (logo_id IS NOT NULL);
CREATE INDEX dealer_profiles_specialization ON public.dealer_profiles USING btree (specialization);
COMMENT ON COLUMN dealer_profiles.years_in_business IS 'As it was told at years_told_at: a number grows since then, a range does not';
COMMENT ON COLUMN dealer_profiles.hours IS 'From Monday to Sunday, for each the spans it is open, as [["09:00", "18:00"]]; an empty one is closed. In Beirut''s time';
COMMENT ON COLUMN dealer_profiles.chat_phone IS 'E.164; null: chats go to the number for calls';
