-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE cost_excise_bands (
  rate_id uuid NOT NULL,
  from_value numeric(16,2) NOT NULL,
  percent numeric(7,4) NOT NULL,
  CONSTRAINT cost_excise_bands_pkey PRIMARY KEY (rate_id, from_value),
  CONSTRAINT cost_excise_bands_rate_id_fkey FOREIGN KEY (rate_id) REFERENCES cost_rates(id),
  CONSTRAINT cost_excise_bands_from_value_check CHECK (from_value >= 0::numeric),
  CONSTRAINT cost_excise_bands_percent_check CHECK (percent >= 0::numeric AND percent <= 1000::numeric)
);
CREATE TRIGGER cost_excise_bands_stay BEFORE DELETE OR UPDATE ON cost_excise_bands FOR EACH ROW
  EXECUTE FUNCTION cost_bands_stay();
COMMENT ON TABLE cost_excise_bands IS 'Excise on the part of the value from here to where the next band begins';
