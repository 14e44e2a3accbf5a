-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE bonus_features (
  id uuid DEFAULT uuidv7() NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  name_ar text NOT NULL,
  description text DEFAULT ''::text NOT NULL,
  description_ar text DEFAULT ''::text NOT NULL,
  price numeric(8,2) NOT NULL,
  currency text DEFAULT 'USD'::text NOT NULL,
  days integer,
  per_listing boolean NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  display_order integer DEFAULT 0 NOT NULL,
  color text DEFAULT '#6B46C1'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT bonus_features_pkey PRIMARY KEY (id),
  CONSTRAINT bonus_features_slug_key UNIQUE (slug),
  CONSTRAINT bonus_features_color_check CHECK (color ~ '^#[0-9A-Fa-f]{6}$'::text),
  CONSTRAINT bonus_features_currency_check CHECK (currency = 'USD'::text),
  CONSTRAINT bonus_features_days_check CHECK (days >= 1 AND days <= 3660),
  CONSTRAINT bonus_features_price_check CHECK (price > 0::numeric),
  CONSTRAINT bonus_features_slug_check CHECK (slug = ANY (ARRAY['featured'::text, 'auto_refresh'::text, 'verification_badge'::text, 'notification_campaign'::text, 'chat_priority'::text]))
);
COMMENT ON COLUMN bonus_features.days IS 'How long it works; null: once, or for as long as what it is for';
COMMENT ON COLUMN bonus_features.per_listing IS 'Bought for one listing, not for the account';
