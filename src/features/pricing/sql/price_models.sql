-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE price_models (
  curve_id bigint NOT NULL,
  brand text NOT NULL,
  model text NOT NULL,
  listings integer NOT NULL,
  year_min smallint NOT NULL,
  year_max smallint NOT NULL,
  yearly_km integer NOT NULL,
  level jsonb NOT NULL,
  CONSTRAINT price_models_pkey PRIMARY KEY (curve_id, brand, model),
  CONSTRAINT price_models_curve_id_fkey FOREIGN KEY (curve_id) REFERENCES price_curves(id) ON DELETE CASCADE,
  CONSTRAINT price_models_check CHECK (year_max >= year_min),
  CONSTRAINT price_models_listings_check CHECK (listings > 0),
  CONSTRAINT price_models_yearly_km_check CHECK (yearly_km > 0)
);
CREATE TRIGGER price_models_tell AFTER INSERT OR DELETE OR UPDATE ON price_models FOR EACH STATEMENT
  EXECUTE FUNCTION tell_table_change();
