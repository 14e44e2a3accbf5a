-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE unmet_searches (
  day date NOT NULL,
  vehicle_type vehicle_type NOT NULL,
  seller_id uuid,
  brand text,
  model text,
  price_to integer,
  place text,
  times integer NOT NULL,
  nothing_times integer NOT NULL,
  CONSTRAINT unmet_searches_once UNIQUE NULLS NOT DISTINCT (day, vehicle_type, seller_id, brand, model, price_to, place),
  CONSTRAINT unmet_searches_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT unmet_searches_brand_check CHECK (brand ~ '^[a-z0-9-]{1,60}$'::text),
  CONSTRAINT unmet_searches_model_check CHECK (model IS NULL OR brand IS NOT NULL AND char_length(model) >= 1 AND char_length(model) <= 80),
  CONSTRAINT unmet_searches_place_check CHECK (place ~ '^[a-z0-9-]{1,60}$'::text),
  CONSTRAINT unmet_searches_price_check CHECK (price_to > 0),
  CONSTRAINT unmet_searches_times_check CHECK (times > 0 AND nothing_times >= 0 AND nothing_times <= times)
);
CREATE INDEX unmet_searches_of_seller ON public.unmet_searches USING btree (seller_id, day) WHERE (seller_id IS NOT NULL);
COMMENT ON TABLE unmet_searches IS 'Searches that found five listings or fewer, by day and by what was asked for; a visitor counts once a day, and is not kept';
COMMENT ON COLUMN unmet_searches.seller_id IS 'In whose showroom; null: in the whole market';
COMMENT ON COLUMN unmet_searches.price_to IS 'In whole dollars, the end of a band of prices';
COMMENT ON COLUMN unmet_searches.nothing_times IS 'How many of them found nothing at all';
