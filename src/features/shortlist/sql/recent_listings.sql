-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE recent_listings (
  user_id uuid NOT NULL,
  car_id uuid NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  CONSTRAINT recent_listings_pkey PRIMARY KEY (user_id, car_id),
  CONSTRAINT recent_listings_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE,
  CONSTRAINT recent_listings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX recent_listings_of_listing ON public.recent_listings USING btree (car_id);
CREATE INDEX recent_listings_of_user ON public.recent_listings USING btree (user_id, seen_at DESC, car_id);
COMMENT ON TABLE recent_listings IS 'The listings that a user looked at last, thirty at most; only of those who want it';
