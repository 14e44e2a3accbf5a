-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE fair_prices (
  car_id uuid NOT NULL,
  label fair_price_label NOT NULL,
  price_percent integer NOT NULL,
  comparables integer NOT NULL,
  middle numeric(14,2) NOT NULL,
  low numeric(14,2) NOT NULL,
  high numeric(14,2) NOT NULL,
  price_usd numeric(14,2) NOT NULL,
  computed_at timestamp with time zone NOT NULL,
  year_min smallint,
  year_max smallint,
  later_low numeric(14,2),
  later_high numeric(14,2),
  CONSTRAINT fair_prices_pkey PRIMARY KEY (car_id),
  CONSTRAINT fair_prices_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE,
  CONSTRAINT fair_prices_check CHECK (high >= low),
  CONSTRAINT fair_prices_comparables_check CHECK (comparables >= 1),
  CONSTRAINT fair_prices_low_check CHECK (low >= 0::numeric),
  CONSTRAINT fair_prices_middle_check CHECK (middle >= 0::numeric),
  CONSTRAINT fair_prices_price_percent_check CHECK (price_percent > 0)
) WITH (fillfactor=80);
CREATE TRIGGER fair_prices_tell AFTER INSERT OR DELETE OR UPDATE ON fair_prices FOR EACH STATEMENT
  EXECUTE FUNCTION tell_table_change();
COMMENT ON TABLE fair_prices IS 'What the label of a listing rests on, in US dollars at the listing''s own mileage';
COMMENT ON COLUMN fair_prices.low IS 'Below it a price is great; above high it is high';
COMMENT ON COLUMN fair_prices.price_usd IS 'The price it was computed for: with another one it says nothing';
COMMENT ON COLUMN fair_prices.later_low IS 'What it will be worth in two years, driven as its model usually is';
