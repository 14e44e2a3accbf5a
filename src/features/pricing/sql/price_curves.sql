-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE price_curves (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  vehicle_type vehicle_type NOT NULL,
  year smallint NOT NULL,
  listings integer NOT NULL,
  curve jsonb NOT NULL,
  fitted_at timestamp with time zone NOT NULL,
  read_at timestamp with time zone,
  is_stale boolean DEFAULT false NOT NULL,
  CONSTRAINT price_curves_pkey PRIMARY KEY (id),
  CONSTRAINT price_curves_listings_check CHECK (listings >= 0)
);
CREATE INDEX price_curves_newest ON public.price_curves USING btree (vehicle_type, id DESC);
CREATE TRIGGER price_curves_tell AFTER INSERT OR DELETE OR UPDATE ON price_curves FOR EACH STATEMENT
  EXECUTE FUNCTION tell_table_change();
COMMENT ON COLUMN price_curves.year IS 'The calendar year that ages are counted from';
COMMENT ON COLUMN price_curves.read_at IS 'Since when all models are read by it: until then the one before answers';
COMMENT ON COLUMN price_curves.is_stale IS 'Listings have changed since';
