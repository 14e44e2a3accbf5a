-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE stock_items (
  user_id uuid NOT NULL,
  stock_number text NOT NULL,
  car_id uuid NOT NULL,
  said_hash text,
  photos_due_at timestamp with time zone,
  said_at timestamp with time zone NOT NULL,
  CONSTRAINT stock_items_pkey PRIMARY KEY (user_id, stock_number),
  CONSTRAINT stock_items_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE,
  CONSTRAINT stock_items_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT stock_items_stock_number_check CHECK (char_length(stock_number) >= 1 AND char_length(stock_number) <= 40)
);
CREATE UNIQUE INDEX stock_items_of_car ON public.stock_items USING btree (car_id);
CREATE INDEX stock_items_photos_due ON public.stock_items USING btree (photos_due_at) WHERE (photos_due_at IS NOT NULL);
COMMENT ON COLUMN stock_items.said_hash IS 'Of what was said last: the same again touches nothing. Null: it was taken off sale, so what comes next puts it up again';
COMMENT ON COLUMN stock_items.photos_due_at IS 'When its photos are to be fetched; null: none waits';
