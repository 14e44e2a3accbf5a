-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE listing_spells (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  car_id uuid,
  vehicle_type vehicle_type NOT NULL,
  brand text NOT NULL,
  model text NOT NULL,
  listed_at timestamp with time zone NOT NULL,
  began_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  end_reason text,
  came_back boolean DEFAULT false NOT NULL,
  vin_number text,
  mileage integer,
  price numeric(14,2),
  currency currency,
  title_status title_status,
  accident_history boolean,
  CONSTRAINT listing_spells_pkey PRIMARY KEY (id),
  CONSTRAINT listing_spells_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE SET NULL,
  CONSTRAINT listing_spells_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT listing_spells_end_check CHECK ((ended_at IS NULL) = (end_reason IS NULL)),
  CONSTRAINT listing_spells_order_check CHECK (ended_at >= began_at),
  CONSTRAINT listing_spells_reason_check CHECK (end_reason = ANY (ARRAY['sold'::text, 'withdrawn'::text, 'lapsed'::text, 'plan_ended'::text, 'refused'::text, 'in_review'::text, 'deleted'::text]))
);
CREATE INDEX listing_spells_by_vin ON public.listing_spells USING btree (vin_number, ended_at DESC) WHERE ((vin_number IS NOT NULL) AND (ended_at IS NOT NULL));
CREATE INDEX listing_spells_of_car ON public.listing_spells USING btree (car_id, began_at DESC);
CREATE INDEX listing_spells_of_user ON public.listing_spells USING btree (user_id, began_at);
CREATE UNIQUE INDEX listing_spells_open ON public.listing_spells USING btree (car_id) WHERE (ended_at IS NULL);
COMMENT ON TABLE listing_spells IS 'From when until when a listing was on sale, and what ended it; kept when the listing is gone';
COMMENT ON COLUMN listing_spells.brand IS 'With model and kind as they were at the end';
COMMENT ON COLUMN listing_spells.listed_at IS 'When the listing came; began_at: when it went on sale this time';
COMMENT ON COLUMN listing_spells.came_back IS 'It had been on sale before';
COMMENT ON COLUMN listing_spells.vin_number IS 'With mileage, price, title and accidents as buyers last saw them; of a time that runs they stand in the listing';
