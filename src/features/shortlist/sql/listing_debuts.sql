-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE listing_debuts (
  car_id uuid NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT listing_debuts_pkey PRIMARY KEY (car_id),
  CONSTRAINT listing_debuts_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE
);
CREATE INDEX listing_debuts_by_time ON public.listing_debuts USING btree (at, car_id);
