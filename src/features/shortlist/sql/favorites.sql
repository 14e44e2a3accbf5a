-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE favorites (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  car_id uuid NOT NULL,
  price numeric(14,2) NOT NULL,
  currency currency NOT NULL,
  created_at timestamp with time zone NOT NULL,
  told_price numeric(14,2),
  CONSTRAINT favorites_pkey PRIMARY KEY (id),
  CONSTRAINT favorites_once UNIQUE (user_id, car_id),
  CONSTRAINT favorites_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE,
  CONSTRAINT favorites_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX favorites_of_listing ON public.favorites USING btree (car_id);
CREATE INDEX favorites_of_user ON public.favorites USING btree (user_id, created_at DESC, id DESC);
COMMENT ON COLUMN favorites.price IS 'What the seller asked when it was saved: the list says what has changed since';
COMMENT ON COLUMN favorites.told_price IS 'The price of the last notice; null: none yet. Only less than that, and than when it was saved, is news';
