-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE cost_road_bands (
  rate_id uuid NOT NULL,
  measure_from integer NOT NULL,
  measure_to integer,
  age_from integer NOT NULL,
  age_to integer,
  amount numeric(16,2) NOT NULL,
  CONSTRAINT cost_road_bands_pkey PRIMARY KEY (rate_id, measure_from, age_from),
  CONSTRAINT cost_road_bands_rate_id_fkey FOREIGN KEY (rate_id) REFERENCES cost_rates(id),
  CONSTRAINT cost_road_bands_age_from_check CHECK (age_from >= 0 AND age_from <= 200),
  CONSTRAINT cost_road_bands_amount_check CHECK (amount >= 0::numeric),
  CONSTRAINT cost_road_bands_check CHECK (measure_to >= measure_from AND measure_to <= 100000),
  CONSTRAINT cost_road_bands_check1 CHECK (age_to >= age_from AND age_to <= 200),
  CONSTRAINT cost_road_bands_measure_from_check CHECK (measure_from >= 0 AND measure_from <= 100000),
  CONSTRAINT cost_road_bands_apart EXCLUDE USING gist (rate_id WITH =, int4range(measure_from, measure_to, '[]'::text) WITH &&, int4range(age_from, age_to, '[]'::text) WITH &&)
);
CREATE TRIGGER cost_road_bands_stay BEFORE DELETE OR UPDATE ON cost_road_bands FOR EACH ROW
  EXECUTE FUNCTION cost_bands_stay();
COMMENT ON TABLE cost_road_bands IS 'The yearly fee by measure and by age in calendar years, both ends included; an open end is null';
