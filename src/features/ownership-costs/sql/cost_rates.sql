-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE cost_rates (
  id uuid DEFAULT uuidv7() NOT NULL,
  number bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  kind cost_kind NOT NULL,
  vehicle_type vehicle_type NOT NULL,
  valid_from date NOT NULL,
  currency currency NOT NULL,
  percent numeric(7,4) DEFAULT 0 NOT NULL,
  fixed numeric(16,2) DEFAULT 0 NOT NULL,
  vat_percent numeric(7,4) DEFAULT 0 NOT NULL,
  measure cost_measure,
  source text NOT NULL,
  source_url text,
  note_ar text,
  note_en text,
  reason text,
  entered_by uuid NOT NULL,
  entered_at timestamp with time zone NOT NULL,
  withdrawn_by uuid,
  withdrawn_at timestamp with time zone,
  withdrawn_reason text,
  CONSTRAINT cost_rates_pkey PRIMARY KEY (id),
  CONSTRAINT cost_rates_number_key UNIQUE (number),
  CONSTRAINT cost_rates_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES admin_users(id),
  CONSTRAINT cost_rates_withdrawn_by_fkey FOREIGN KEY (withdrawn_by) REFERENCES admin_users(id),
  CONSTRAINT cost_rates_check CHECK ((measure IS NOT NULL) = (kind = 'road_fee'::cost_kind)),
  CONSTRAINT cost_rates_check1 CHECK (kind = 'customs'::cost_kind OR vat_percent = 0::numeric),
  CONSTRAINT cost_rates_check2 CHECK (kind <> 'registration'::cost_kind OR percent > 0::numeric OR fixed > 0::numeric),
  CONSTRAINT cost_rates_check3 CHECK (kind <> 'road_fee'::cost_kind OR percent = 0::numeric AND fixed = 0::numeric),
  CONSTRAINT cost_rates_check4 CHECK ((note_ar IS NULL) = (note_en IS NULL)),
  CONSTRAINT cost_rates_check5 CHECK ((withdrawn_at IS NULL) = (withdrawn_by IS NULL) AND (withdrawn_at IS NULL) = (withdrawn_reason IS NULL)),
  CONSTRAINT cost_rates_currency_check CHECK (currency = ANY (ARRAY['usd'::currency, 'lbp'::currency])),
  CONSTRAINT cost_rates_fixed_check CHECK (fixed >= 0::numeric),
  CONSTRAINT cost_rates_note_ar_check CHECK (char_length(note_ar) >= 1 AND char_length(note_ar) <= 300),
  CONSTRAINT cost_rates_note_en_check CHECK (char_length(note_en) >= 1 AND char_length(note_en) <= 300),
  CONSTRAINT cost_rates_percent_check CHECK (percent >= 0::numeric AND percent <= 100::numeric),
  CONSTRAINT cost_rates_reason_check CHECK (char_length(reason) >= 3 AND char_length(reason) <= 300),
  CONSTRAINT cost_rates_source_check CHECK (char_length(source) >= 3 AND char_length(source) <= 300),
  CONSTRAINT cost_rates_source_url_check CHECK (source_url ~ '^https?://'::text AND char_length(source_url) <= 500),
  CONSTRAINT cost_rates_vat_percent_check CHECK (vat_percent >= 0::numeric AND vat_percent <= 100::numeric),
  CONSTRAINT cost_rates_withdrawn_before_it_began CHECK ((withdrawn_at AT TIME ZONE 'Asia/Beirut'::text)::date < valid_from),
  CONSTRAINT cost_rates_withdrawn_reason_check CHECK (char_length(withdrawn_reason) >= 3 AND char_length(withdrawn_reason) <= 300)
);
CREATE INDEX cost_rates_in_force ON public.cost_rates USING btree (kind, vehicle_type, valid_from DESC, number DESC) WHERE (withdrawn_at IS NULL);
CREATE TRIGGER cost_rates_stay BEFORE DELETE OR UPDATE ON cost_rates FOR EACH ROW
  EXECUTE FUNCTION cost_rates_stay();
CREATE TRIGGER cost_rates_tell AFTER INSERT OR UPDATE ON cost_rates FOR EACH STATEMENT
  EXECUTE FUNCTION tell_table_change();
COMMENT ON TABLE cost_rates IS 'In force for a kind and a type of vehicle: of those not withdrawn that have begun, the one that began last, and of these the one entered last';
COMMENT ON COLUMN cost_rates.number IS 'The order in which rows were entered';
COMMENT ON COLUMN cost_rates.valid_from IS 'A day in Beirut';
COMMENT ON COLUMN cost_rates.currency IS 'Of every amount of the row and its bands';
COMMENT ON COLUMN cost_rates.percent IS 'Of the asking price: the share of a registration, the duty of customs';
COMMENT ON COLUMN cost_rates.vat_percent IS 'Of customs: of value, duty and excise together';
COMMENT ON COLUMN cost_rates.measure IS 'What the bands of a road fee go by';
COMMENT ON COLUMN cost_rates.source IS 'The official publication, as it is shown beside every amount';
COMMENT ON COLUMN cost_rates.reason IS 'Why it follows the row before it';
