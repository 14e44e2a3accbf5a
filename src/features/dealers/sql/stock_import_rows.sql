-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE stock_import_rows (
  import_id uuid NOT NULL,
  user_id uuid NOT NULL,
  line integer NOT NULL,
  cells text[] NOT NULL,
  vehicle_type vehicle_type NOT NULL,
  title text NOT NULL,
  photos text[] DEFAULT '{}'::text[] NOT NULL,
  input jsonb,
  row_key text NOT NULL,
  state text NOT NULL,
  errors jsonb DEFAULT '[]'::jsonb NOT NULL,
  warnings jsonb DEFAULT '[]'::jsonb NOT NULL,
  tries smallint DEFAULT 0 NOT NULL,
  car_id uuid,
  stock_number text,
  changes jsonb DEFAULT '[]'::jsonb NOT NULL,
  vin_number text,
  CONSTRAINT stock_import_rows_pkey PRIMARY KEY (import_id, line),
  CONSTRAINT stock_import_rows_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE SET NULL,
  CONSTRAINT stock_import_rows_import_id_user_id_fkey FOREIGN KEY (import_id, user_id) REFERENCES stock_imports(id, user_id) ON DELETE CASCADE,
  CONSTRAINT stock_import_rows_check CHECK (input IS NOT NULL OR state = 'wrong'::text),
  CONSTRAINT stock_import_rows_errors_check CHECK (jsonb_typeof(errors) = 'array'::text),
  CONSTRAINT stock_import_rows_line_check CHECK (line > 1),
  CONSTRAINT stock_import_rows_state_check CHECK (state = ANY (ARRAY['wrong'::text, 'ready'::text, 'known'::text, 'imported'::text, 'changed'::text, 'failed'::text])),
  CONSTRAINT stock_import_rows_stock_number_check CHECK (char_length(stock_number) >= 1 AND char_length(stock_number) <= 40),
  CONSTRAINT stock_import_rows_warnings_check CHECK (jsonb_typeof(warnings) = 'array'::text)
);
CREATE INDEX stock_import_rows_car ON public.stock_import_rows USING btree (car_id) WHERE (car_id IS NOT NULL);
CREATE UNIQUE INDEX stock_import_rows_once ON public.stock_import_rows USING btree (user_id, row_key) WHERE (state = 'imported'::text);
CREATE INDEX stock_import_rows_stock ON public.stock_import_rows USING btree (user_id, stock_number) WHERE ((stock_number IS NOT NULL) AND (state = ANY (ARRAY['imported'::text, 'changed'::text])));
COMMENT ON COLUMN stock_import_rows.line IS 'In a spreadsheet, whose first row are the heads';
COMMENT ON COLUMN stock_import_rows.input IS 'What a form would have sent, without photos';
COMMENT ON COLUMN stock_import_rows.row_key IS 'Of what the row says, and of the how many-th such row of its file it is';
COMMENT ON COLUMN stock_import_rows.state IS 'known: the same row became a listing before; changed: so did another of its stock number, whose listing says the same now; failed: it was right, and was refused when its turn came';
COMMENT ON COLUMN stock_import_rows.stock_number IS 'The dealer''s own number of the vehicle, or its VIN where it has none; what became of it before is found by it';
COMMENT ON COLUMN stock_import_rows.changes IS 'Of a row that has a listing: which fields will say something else, with what they said when it was judged';
COMMENT ON COLUMN stock_import_rows.vin_number IS 'As it stood in the file, right or wrong';
