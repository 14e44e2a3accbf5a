-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE cars (
  id uuid DEFAULT uuidv7() NOT NULL,
  vehicle_type vehicle_type DEFAULT 'car'::vehicle_type NOT NULL,
  title text NOT NULL,
  brand text NOT NULL,
  model text NOT NULL,
  year smallint NOT NULL,
  price numeric(14,2) NOT NULL,
  currency currency DEFAULT 'usd'::currency NOT NULL,
  price_usd numeric(14,2) NOT NULL,
  previous_price numeric(14,2),
  previous_price_usd numeric(14,2),
  price_cut_at timestamp with time zone,
  gear_type gear_type,
  fuel_type fuel_type,
  body_type body_type,
  condition vehicle_condition,
  mileage integer,
  engine_capacity numeric(4,2),
  horsepower integer,
  drive_type drive_type,
  exterior_color text,
  interior_color text,
  number_of_seats smallint,
  number_of_doors smallint,
  vin_number text,
  license_valid boolean,
  accident_history boolean,
  previous_owners smallint,
  service_history boolean,
  city text NOT NULL,
  phone_number text,
  description text DEFAULT ''::text NOT NULL,
  category vehicle_category,
  images text[] DEFAULT '{}'::text[] NOT NULL,
  features text[] DEFAULT '{}'::text[] NOT NULL,
  motorcycle_type motorcycle_type,
  bike_engine_size integer,
  user_id uuid NOT NULL,
  status listing_status DEFAULT 'pending'::listing_status NOT NULL,
  expired_reason expired_reason,
  rejection_reason text,
  featured boolean DEFAULT false NOT NULL,
  search_priority smallint DEFAULT 0 NOT NULL,
  owner_in_good_standing boolean DEFAULT true NOT NULL,
  view_count integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  refreshed_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone,
  deleted_at timestamp with time zone,
  is_public boolean GENERATED ALWAYS AS (((status = 'active'::listing_status) AND owner_in_good_standing AND (deleted_at IS NULL))) STORED NOT NULL,
  terms text DEFAULT ''::text NOT NULL,
  search_text text GENERATED ALWAYS AS (((' '::text || fold_search(((title || ' '::text) || terms))) || ' '::text)) STORED NOT NULL,
  feature_bits integer GENERATED ALWAYS AS (feature_bits(features)) STORED NOT NULL,
  view_rank smallint GENERATED ALWAYS AS ((floor(((4)::double precision * ln(((view_count)::double precision + (1.0)::double precision)))))::smallint) STORED NOT NULL,
  change_number bigint DEFAULT current_change() NOT NULL,
  rejection_code text,
  changed_while_expired boolean DEFAULT false NOT NULL,
  chat_priority boolean DEFAULT false NOT NULL,
  waiting_since timestamp with time zone,
  deleted_by uuid,
  source vehicle_source,
  customs customs_state,
  title_status title_status,
  plate plate_kind,
  plate_number text,
  fair_price fair_price_label,
  price_percent integer,
  serial integer DEFAULT nextval('car_serials'::regclass) NOT NULL,
  papers_seen_at timestamp with time zone,
  inspection_id uuid,
  CONSTRAINT cars_pkey PRIMARY KEY (id),
  CONSTRAINT cars_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES admin_users(id),
  CONSTRAINT cars_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT cars_bike_engine_size_check CHECK (bike_engine_size >= 1 AND bike_engine_size <= 5000),
  CONSTRAINT cars_brand_check CHECK (brand ~ '^[a-z0-9-]{1,60}$'::text),
  CONSTRAINT cars_check CHECK ((status = 'expired'::listing_status) = (expired_reason IS NOT NULL)),
  CONSTRAINT cars_check1 CHECK (vehicle_type = 'motorcycle'::vehicle_type OR motorcycle_type IS NULL),
  CONSTRAINT cars_description_check CHECK (char_length(description) <= 10000),
  CONSTRAINT cars_engine_capacity_check CHECK (engine_capacity >= 0.1 AND engine_capacity <= 20::numeric),
  CONSTRAINT cars_fair_price_whole CHECK ((fair_price IS NULL) = (price_percent IS NULL)),
  CONSTRAINT cars_features_check CHECK (cardinality(features) <= 60),
  CONSTRAINT cars_horsepower_check CHECK (horsepower >= 1 AND horsepower <= 3000),
  CONSTRAINT cars_images_check CHECK (cardinality(images) <= 60),
  CONSTRAINT cars_mileage_check CHECK (mileage >= 0 AND mileage <= 9999999),
  CONSTRAINT cars_model_check CHECK (char_length(model) >= 1 AND char_length(model) <= 80),
  CONSTRAINT cars_number_of_doors_check CHECK (number_of_doors >= 1 AND number_of_doors <= 10),
  CONSTRAINT cars_number_of_seats_check CHECK (number_of_seats >= 1 AND number_of_seats <= 100),
  CONSTRAINT cars_pending_waits CHECK (status <> 'pending'::listing_status OR waiting_since IS NOT NULL),
  CONSTRAINT cars_phone_number_check CHECK (phone_number ~ '^\+[1-9][0-9]{6,14}$'::text),
  CONSTRAINT cars_plate_number_check CHECK (plate_number ~ '^([A-Z] )?[0-9]{1,7}$'::text),
  CONSTRAINT cars_plate_number_needs_plate CHECK (plate_number IS NULL OR plate IS NOT NULL AND plate <> 'none'::plate_kind),
  CONSTRAINT cars_previous_owners_check CHECK (previous_owners >= 0 AND previous_owners <= 99),
  CONSTRAINT cars_price_check CHECK (price > 0::numeric),
  CONSTRAINT cars_price_percent_check CHECK (price_percent > 0),
  CONSTRAINT cars_price_usd_check CHECK (price_usd >= 0::numeric),
  CONSTRAINT cars_rejection_code_check CHECK (rejection_code ~ '^[a-z_]{1,40}$'::text),
  CONSTRAINT cars_salvage_tells_accident CHECK (title_status IS DISTINCT FROM 'salvage'::title_status OR accident_history IS TRUE),
  CONSTRAINT cars_terms_check CHECK (char_length(terms) <= 2000),
  CONSTRAINT cars_title_check CHECK (char_length(title) >= 3 AND char_length(title) <= 150),
  CONSTRAINT cars_view_count_check CHECK (view_count >= 0),
  CONSTRAINT cars_vin_number_check CHECK (vin_number ~ '^[A-HJ-NPR-Z0-9]{17}$'::text),
  CONSTRAINT cars_waits CHECK ((status = ANY (ARRAY['pending'::listing_status, 'active'::listing_status])) OR waiting_since IS NULL),
  CONSTRAINT cars_year_check CHECK (year >= 1900 AND year <= 2200)
) WITH (fillfactor=90, autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.05, autovacuum_analyze_scale_factor=0.05);
CREATE INDEX cars_admin_by_city ON public.cars USING btree (city, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX cars_admin_by_created ON public.cars USING btree (created_at DESC, id DESC) INCLUDE (status, city, vehicle_type) WHERE (deleted_at IS NULL);
CREATE INDEX cars_admin_by_model ON public.cars USING btree (brand, model, id) INCLUDE (status, city, vehicle_type) WHERE (deleted_at IS NULL);
CREATE INDEX cars_admin_by_price ON public.cars USING btree (price_usd, id) INCLUDE (status, city, vehicle_type) WHERE (deleted_at IS NULL);
CREATE INDEX cars_admin_by_status ON public.cars USING btree (status, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX cars_admin_by_year ON public.cars USING btree (year, id) INCLUDE (status, city, vehicle_type) WHERE (deleted_at IS NULL);
CREATE INDEX cars_all_counted ON public.cars USING btree (vehicle_type, brand, model, city) INCLUDE (category, condition, gear_type, fuel_type, body_type, drive_type, exterior_color, motorcycle_type, year, price_usd, mileage, feature_bits, bike_engine_size, source, customs, title_status, plate, fair_price, number_of_seats, user_id, previous_owners, price_cut_at, created_at) WHERE is_public;
CREATE INDEX cars_by_created ON public.cars USING btree (vehicle_type, created_at DESC, id DESC) WHERE is_public;
CREATE INDEX cars_by_default ON public.cars USING btree (vehicle_type, featured DESC, search_priority DESC, refreshed_at DESC, id DESC) WHERE is_public;
CREATE INDEX cars_by_fair_price ON public.cars USING btree (vehicle_type, price_percent, id) WHERE is_public;
CREATE INDEX cars_by_mileage ON public.cars USING btree (vehicle_type, mileage, id) WHERE is_public;
CREATE INDEX cars_by_mileage_down ON public.cars USING btree (vehicle_type, mileage DESC NULLS LAST, id DESC) WHERE is_public;
CREATE INDEX cars_by_price ON public.cars USING btree (vehicle_type, price_usd, id) WHERE is_public;
CREATE INDEX cars_by_text ON public.cars USING btree (md5(regexp_replace(lower(description), '\s+'::text, ''::text, 'g'::text))) WHERE ((deleted_at IS NULL) AND (char_length(description) >= 80));
CREATE INDEX cars_by_views ON public.cars USING btree (vehicle_type, view_rank DESC) WHERE is_public;
CREATE INDEX cars_by_year ON public.cars USING btree (vehicle_type, year DESC, id DESC) WHERE is_public;
CREATE INDEX cars_changed ON public.cars USING btree (change_number, id);
CREATE INDEX cars_deleted ON public.cars USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX cars_expiring ON public.cars USING btree (expires_at) WHERE ((status = 'active'::listing_status) AND (deleted_at IS NULL));
CREATE INDEX cars_featured ON public.cars USING btree (refreshed_at DESC, id DESC) WHERE (is_public AND featured);
CREATE INDEX cars_not_in_dollars ON public.cars USING btree (id) WHERE (currency <> 'usd'::currency);
CREATE INDEX cars_of_body ON public.cars USING btree (vehicle_type, body_type, featured DESC, search_priority DESC, refreshed_at DESC, id DESC) WHERE is_public;
CREATE INDEX cars_of_brand ON public.cars USING btree (vehicle_type, brand, featured DESC, search_priority DESC, refreshed_at DESC, id DESC) WHERE is_public;
CREATE INDEX cars_of_brand_by_price ON public.cars USING btree (vehicle_type, brand, price_usd, id) WHERE is_public;
CREATE INDEX cars_of_category ON public.cars USING btree (vehicle_type, category, featured DESC, search_priority DESC, refreshed_at DESC, id DESC) WHERE is_public;
CREATE INDEX cars_of_city ON public.cars USING btree (vehicle_type, city, featured DESC, search_priority DESC, refreshed_at DESC, id DESC) WHERE is_public;
CREATE INDEX cars_of_model ON public.cars USING btree (vehicle_type, brand, model, featured DESC, search_priority DESC, refreshed_at DESC, id DESC) WHERE is_public;
CREATE INDEX cars_phone ON public.cars USING btree (phone_number) WHERE (phone_number IS NOT NULL);
CREATE INDEX cars_pictures ON public.cars USING gin (picture_ids(images)) WITH (fastupdate=off);
CREATE INDEX cars_public_id ON public.cars USING btree (id) INCLUDE (updated_at) WHERE is_public;
CREATE INDEX cars_public_of_user ON public.cars USING btree (user_id, vehicle_type) WHERE is_public;
CREATE INDEX cars_search_text ON public.cars USING gin (search_text gin_trgm_ops) WHERE is_public;
CREATE INDEX cars_search_text_hidden ON public.cars USING gin (search_text gin_trgm_ops) WHERE (NOT is_public);
CREATE UNIQUE INDEX cars_serial ON public.cars USING btree (serial);
CREATE INDEX cars_to_review ON public.cars USING btree (waiting_since, id) INCLUDE (user_id, vehicle_type, city) WHERE ((waiting_since IS NOT NULL) AND (deleted_at IS NULL) AND owner_in_good_standing);
CREATE INDEX cars_to_tally ON public.cars USING btree (city, status, is_public) WHERE (deleted_at IS NULL);
CREATE INDEX cars_user_id ON public.cars USING btree (user_id, created_at DESC);
CREATE INDEX cars_vin ON public.cars USING btree (vin_number) WHERE ((vin_number IS NOT NULL) AND (deleted_at IS NULL));
CREATE TRIGGER cars_added AFTER INSERT ON cars REFERENCING NEW TABLE AS added FOR EACH STATEMENT
  EXECUTE FUNCTION cars_note_added();
CREATE TRIGGER cars_change BEFORE UPDATE ON cars FOR EACH ROW
  WHEN (old.view_count = new.view_count)
  EXECUTE FUNCTION cars_number_change();
CREATE TRIGGER cars_chat_priority AFTER UPDATE OF chat_priority ON cars FOR EACH ROW
  WHEN (old.chat_priority <> new.chat_priority)
  EXECUTE FUNCTION conversations_follow_priority();
CREATE TRIGGER cars_deleted_stay BEFORE UPDATE OF deleted_at ON cars FOR EACH ROW
  WHEN (old.deleted_by IS NOT NULL AND new.deleted_at IS NULL AND new.deleted_by IS NOT NULL)
  EXECUTE FUNCTION cars_keep_deleted();
CREATE TRIGGER cars_fair_price_news AFTER UPDATE OF fair_price ON cars FOR EACH ROW
  WHEN (new.is_public AND new.fair_price IS NOT NULL AND new.fair_price IS DISTINCT FROM old.fair_price)
  EXECUTE FUNCTION cars_note_fair_price();
CREATE TRIGGER cars_fair_price_over BEFORE UPDATE OF vehicle_type, brand, model, year, price, currency, price_usd, mileage, condition, category, title_status, gear_type, fuel_type, drive_type, body_type, motorcycle_type, source, customs, accident_history, license_valid, horsepower, engine_capacity, bike_engine_size, status, owner_in_good_standing, deleted_at ON cars FOR EACH ROW
  WHEN (old.fair_price IS NOT NULL AND (old.vehicle_type IS DISTINCT FROM new.vehicle_type OR old.brand IS DISTINCT FROM new.brand OR old.model IS DISTINCT FROM new.model OR old.year IS DISTINCT FROM new.year OR old.price IS DISTINCT FROM new.price OR old.currency IS DISTINCT FROM new.currency OR old.price_usd IS DISTINCT FROM new.price_usd OR old.mileage IS DISTINCT FROM new.mileage OR old.condition IS DISTINCT FROM new.condition OR old.category IS DISTINCT FROM new.category OR old.title_status IS DISTINCT FROM new.title_status OR old.gear_type IS DISTINCT FROM new.gear_type OR old.fuel_type IS DISTINCT FROM new.fuel_type OR old.drive_type IS DISTINCT FROM new.drive_type OR old.body_type IS DISTINCT FROM new.body_type OR old.motorcycle_type IS DISTINCT FROM new.motorcycle_type OR old.source IS DISTINCT FROM new.source OR old.customs IS DISTINCT FROM new.customs OR old.accident_history IS DISTINCT FROM new.accident_history OR old.license_valid IS DISTINCT FROM new.license_valid OR old.horsepower IS DISTINCT FROM new.horsepower OR old.engine_capacity IS DISTINCT FROM new.engine_capacity OR old.bike_engine_size IS DISTINCT FROM new.bike_engine_size OR old.status IS DISTINCT FROM new.status OR old.owner_in_good_standing IS DISTINCT FROM new.owner_in_good_standing OR old.deleted_at IS DISTINCT FROM new.deleted_at))
  EXECUTE FUNCTION cars_drop_fair_price();
CREATE TRIGGER cars_favorite_news AFTER UPDATE OF price, currency, status ON cars FOR EACH ROW
  WHEN (new.price < old.price OR new.currency <> old.currency OR new.status = 'expired'::listing_status AND new.expired_reason = 'sold'::expired_reason AND old.status = 'active'::listing_status)
  EXECUTE FUNCTION cars_note_favorite_news();
CREATE TRIGGER cars_inspection_over BEFORE UPDATE OF vin_number, vehicle_type, brand, model, year, user_id ON cars FOR EACH ROW
  WHEN (old.inspection_id IS NOT NULL AND (old.vin_number IS DISTINCT FROM new.vin_number OR old.vehicle_type <> new.vehicle_type OR old.brand <> new.brand OR old.model <> new.model OR old.year <> new.year OR old.user_id <> new.user_id))
  EXECUTE FUNCTION cars_end_inspection();
CREATE TRIGGER cars_life BEFORE UPDATE OF status ON cars FOR EACH ROW
  WHEN (old.status <> new.status)
  EXECUTE FUNCTION cars_hold_to_life();
CREATE TRIGGER cars_market_delete AFTER DELETE ON cars REFERENCING OLD TABLE AS touched FOR EACH STATEMENT
  EXECUTE FUNCTION cars_note_market();
CREATE TRIGGER cars_market_insert AFTER INSERT ON cars REFERENCING NEW TABLE AS touched FOR EACH STATEMENT
  EXECUTE FUNCTION cars_note_market();
CREATE TRIGGER cars_market_update AFTER UPDATE OF vehicle_type, brand, model, year, price, currency, price_usd, mileage, condition, category, title_status, gear_type, fuel_type, drive_type, body_type, motorcycle_type, source, customs, accident_history, license_valid, horsepower, engine_capacity, bike_engine_size, status, owner_in_good_standing, deleted_at ON cars FOR EACH ROW
  WHEN ((old.is_public OR new.is_public) AND (old.is_public IS DISTINCT FROM new.is_public OR old.vehicle_type IS DISTINCT FROM new.vehicle_type OR old.brand IS DISTINCT FROM new.brand OR old.model IS DISTINCT FROM new.model OR old.year IS DISTINCT FROM new.year OR old.price_usd IS DISTINCT FROM new.price_usd OR old.mileage IS DISTINCT FROM new.mileage OR old.condition IS DISTINCT FROM new.condition OR old.category IS DISTINCT FROM new.category OR old.title_status IS DISTINCT FROM new.title_status OR old.gear_type IS DISTINCT FROM new.gear_type OR old.fuel_type IS DISTINCT FROM new.fuel_type OR old.drive_type IS DISTINCT FROM new.drive_type OR old.body_type IS DISTINCT FROM new.body_type OR old.motorcycle_type IS DISTINCT FROM new.motorcycle_type OR old.source IS DISTINCT FROM new.source OR old.customs IS DISTINCT FROM new.customs OR old.accident_history IS DISTINCT FROM new.accident_history OR old.license_valid IS DISTINCT FROM new.license_valid OR old.horsepower IS DISTINCT FROM new.horsepower OR old.engine_capacity IS DISTINCT FROM new.engine_capacity OR old.bike_engine_size IS DISTINCT FROM new.bike_engine_size OR old.fair_price IS NOT NULL AND new.fair_price IS NULL))
  EXECUTE FUNCTION cars_note_market_change();
CREATE TRIGGER cars_news AFTER UPDATE OF status, owner_in_good_standing, deleted_at, price, currency, mileage ON cars FOR EACH ROW
  WHEN (new.is_public AND (NOT old.is_public OR new.mileage IS DISTINCT FROM old.mileage OR (new.price <> old.price OR new.currency <> old.currency) AND new.price_usd < old.price_usd))
  EXECUTE FUNCTION cars_note_news();
CREATE TRIGGER cars_papers_over BEFORE UPDATE OF vin_number, vehicle_type, brand, model, year, user_id ON cars FOR EACH ROW
  WHEN (old.vin_number IS DISTINCT FROM new.vin_number OR old.vehicle_type <> new.vehicle_type OR old.brand <> new.brand OR old.model <> new.model OR old.year <> new.year OR old.user_id <> new.user_id)
  EXECUTE FUNCTION cars_end_papers();
CREATE TRIGGER cars_place AFTER UPDATE OF status, deleted_at, user_id, vehicle_type ON cars FOR EACH ROW
  WHEN (takes_place(new.status, new.deleted_at) AND (NOT takes_place(old.status, old.deleted_at) OR old.user_id <> new.user_id OR old.vehicle_type <> new.vehicle_type))
  EXECUTE FUNCTION cars_take_place();
CREATE TRIGGER cars_places AFTER INSERT ON cars REFERENCING NEW TABLE AS added FOR EACH STATEMENT
  EXECUTE FUNCTION cars_take_places();
CREATE TRIGGER cars_price_usd BEFORE INSERT OR UPDATE OF price, currency ON cars FOR EACH ROW
  EXECUTE FUNCTION cars_keep_price_usd();
CREATE TRIGGER cars_removal AFTER DELETE ON cars REFERENCING OLD TABLE AS removed FOR EACH STATEMENT
  EXECUTE FUNCTION cars_note_removal();
CREATE TRIGGER cars_revision AFTER UPDATE OF status ON cars FOR EACH ROW
  WHEN (old.status = 'active'::listing_status AND new.status <> 'active'::listing_status)
  EXECUTE FUNCTION cars_end_revision();
CREATE TRIGGER cars_spell AFTER UPDATE OF status, deleted_at ON cars FOR EACH ROW
  WHEN ((old.status = 'active'::listing_status AND old.deleted_at IS NULL) IS DISTINCT FROM (new.status = 'active'::listing_status AND new.deleted_at IS NULL))
  EXECUTE FUNCTION cars_note_spell();
CREATE TRIGGER cars_spells AFTER INSERT ON cars REFERENCING NEW TABLE AS added FOR EACH STATEMENT
  EXECUTE FUNCTION cars_note_spells();
CREATE TRIGGER cars_standing BEFORE INSERT OR UPDATE OF user_id, owner_in_good_standing ON cars FOR EACH ROW
  EXECUTE FUNCTION cars_take_standing();
CREATE TRIGGER cars_tell AFTER UPDATE ON cars FOR EACH ROW
  WHEN (old.view_count = new.view_count)
  EXECUTE FUNCTION cars_tell_change();
CREATE TRIGGER cars_tell_new AFTER INSERT ON cars FOR EACH STATEMENT
  EXECUTE FUNCTION cars_tell_change();
CREATE TRIGGER cars_view_rank BEFORE UPDATE OF view_count ON cars FOR EACH ROW
  WHEN (floor(4::double precision * ln(old.view_count::double precision + 1.0::double precision)) <> floor(4::double precision * ln(new.view_count::double precision + 1.0::double precision)))
  EXECUTE FUNCTION cars_number_change();
CREATE TRIGGER cars_waiting BEFORE INSERT OR UPDATE OF status ON cars FOR EACH ROW
  EXECUTE FUNCTION cars_note_waiting();
CREATE TRIGGER cars_webhook AFTER UPDATE OF status ON cars FOR EACH ROW
  WHEN (new.status = 'expired'::listing_status AND old.status <> 'expired'::listing_status AND new.deleted_at IS NULL)
  EXECUTE FUNCTION cars_note_webhook();
COMMENT ON COLUMN cars.price_usd IS 'Kept by a trigger from price, currency and the exchange rates; filters and orders use it';
COMMENT ON COLUMN cars.mileage IS 'In kilometres; null where the seller does not say, as in every column of what one need not say';
COMMENT ON COLUMN cars.rejection_reason IS 'What the reviewer wrote to the owner';
COMMENT ON COLUMN cars.search_priority IS 'The plan''s priority of the owner, written with the listing and when the plan changes';
COMMENT ON COLUMN cars.owner_in_good_standing IS 'Follows users.user_status by trigger';
COMMENT ON COLUMN cars.is_public IS 'What anyone may see';
COMMENT ON COLUMN cars.terms IS 'Names in both languages of what the listing is (brand, model, place, colour, body …): written with the row';
COMMENT ON COLUMN cars.search_text IS 'Title and terms, folded, one space before and after every word';
COMMENT ON COLUMN cars.feature_bits IS 'The features as bits, see feature_bits()';
COMMENT ON COLUMN cars.view_rank IS 'Grows with the logarithm of view_count, so that an index on it is rarely touched when a view is counted';
COMMENT ON COLUMN cars.change_number IS 'The transaction that last changed what the search index holds of the row; a view alone does not';
COMMENT ON COLUMN cars.changed_while_expired IS 'Such a listing is reviewed before it is live again';
COMMENT ON COLUMN cars.chat_priority IS 'Its messages come first (an add-on)';
COMMENT ON COLUMN cars.waiting_since IS 'Since when a listing, or a change of a live one, waits for a reviewer; of a pending one kept by a trigger';
COMMENT ON COLUMN cars.deleted_by IS 'The administrator who deleted it; its owner cannot bring such a listing back';
COMMENT ON COLUMN cars.source IS 'The company''s dealer here, or the market it was imported from; null where the seller does not say';
COMMENT ON COLUMN cars.plate IS 'White (private) or red (public), or none: not registered yet';
COMMENT ON COLUMN cars.plate_number IS 'Where the number goes with the vehicle; shown to everyone';
COMMENT ON COLUMN cars.fair_price IS 'Computed by a job from fair_prices, never sold; null where there is too little to compare with';
COMMENT ON COLUMN cars.price_percent IS 'The price in percent of the middle of its comparables: the order by fair price';
COMMENT ON COLUMN cars.serial IS 'Its short number without the check digit, in the order in which listings came';
COMMENT ON COLUMN cars.papers_seen_at IS 'When a reviewer saw papers that agree with this listing; kept by car_papers, ended by a trigger';
COMMENT ON COLUMN cars.inspection_id IS 'The report of an inspection that its seller shows; whether it still holds is asked each time';
