-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE subscription_plans (
  id uuid DEFAULT uuidv7() NOT NULL,
  slug text NOT NULL,
  tier subscription_tier NOT NULL,
  name text NOT NULL,
  name_ar text NOT NULL,
  description text DEFAULT ''::text NOT NULL,
  description_ar text DEFAULT ''::text NOT NULL,
  price numeric(10,2) NOT NULL,
  currency text DEFAULT 'USD'::text NOT NULL,
  duration integer DEFAULT 30 NOT NULL,
  max_ads integer NOT NULL,
  max_car_listings integer NOT NULL,
  max_motorcycle_listings integer NOT NULL,
  max_photos integer NOT NULL,
  search_priority smallint DEFAULT 0 NOT NULL,
  features jsonb DEFAULT '[]'::jsonb NOT NULL,
  features_ar jsonb DEFAULT '[]'::jsonb NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  display_order integer DEFAULT 0 NOT NULL,
  color text DEFAULT '#6B46C1'::text NOT NULL,
  is_popular boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT subscription_plans_pkey PRIMARY KEY (id),
  CONSTRAINT subscription_plans_slug_key UNIQUE (slug),
  CONSTRAINT subscription_plans_color_check CHECK (color ~ '^#[0-9A-Fa-f]{6}$'::text),
  CONSTRAINT subscription_plans_currency_check CHECK (currency = 'USD'::text),
  CONSTRAINT subscription_plans_duration_check CHECK (duration >= 1 AND duration <= 3660),
  CONSTRAINT subscription_plans_features_ar_check CHECK (jsonb_typeof(features_ar) = 'array'::text),
  CONSTRAINT subscription_plans_features_check CHECK (jsonb_typeof(features) = 'array'::text),
  CONSTRAINT subscription_plans_max_ads_check CHECK (max_ads >= 0),
  CONSTRAINT subscription_plans_max_car_listings_check CHECK (max_car_listings >= 0),
  CONSTRAINT subscription_plans_max_motorcycle_listings_check CHECK (max_motorcycle_listings >= 0),
  CONSTRAINT subscription_plans_max_photos_check CHECK (max_photos >= 1 AND max_photos <= 60),
  CONSTRAINT subscription_plans_price_check CHECK (price >= 0::numeric),
  CONSTRAINT subscription_plans_slug_check CHECK (slug ~ '^[a-z][a-z0-9-]*$'::text)
);
CREATE TRIGGER subscription_plans_tell AFTER INSERT OR DELETE OR UPDATE ON subscription_plans FOR EACH STATEMENT
  EXECUTE FUNCTION tell_table_change();
COMMENT ON COLUMN subscription_plans.duration IS 'Days';
COMMENT ON COLUMN subscription_plans.search_priority IS 'Higher comes first in the default order, after featured listings';
