-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE sales (
  car_id uuid NOT NULL,
  vehicle_type vehicle_type NOT NULL,
  brand text NOT NULL,
  model text NOT NULL,
  year smallint NOT NULL,
  sold_at timestamp with time zone NOT NULL,
  days_on_sale integer NOT NULL,
  price numeric(14,2),
  currency currency,
  buyer_from text,
  CONSTRAINT sales_pkey PRIMARY KEY (car_id),
  CONSTRAINT sales_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE,
  CONSTRAINT sales_buyer_from_check CHECK (buyer_from = ANY (ARRAY['chat'::text, 'call'::text, 'elsewhere'::text])),
  CONSTRAINT sales_days_check CHECK (days_on_sale >= 0),
  CONSTRAINT sales_price_check CHECK (price > 0::numeric),
  CONSTRAINT sales_price_has_currency CHECK ((price IS NULL) = (currency IS NULL))
);
CREATE INDEX sales_of_model ON public.sales USING btree (vehicle_type, brand, model, sold_at DESC) INCLUDE (year, days_on_sale);
COMMENT ON TABLE sales IS 'Listings that ended with a sale, and what their sellers say of it; a sale that is taken back, or followed by another listing period, is none';
COMMENT ON COLUMN sales.brand IS 'With model and year as they were when it was sold';
COMMENT ON COLUMN sales.days_on_sale IS 'Whole days since it was listed';
COMMENT ON COLUMN sales.price IS 'What was paid, as far as the seller said; never mixed with asking prices, and shown to nobody';
COMMENT ON COLUMN sales.buyer_from IS 'How the buyer came: the chat of the market, a call, or elsewhere; null: not said';
