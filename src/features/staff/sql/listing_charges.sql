-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE listing_charges (
  car_id uuid NOT NULL,
  staff_id uuid NOT NULL,
  CONSTRAINT listing_charges_pkey PRIMARY KEY (car_id),
  CONSTRAINT listing_charges_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE,
  CONSTRAINT listing_charges_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE
);
CREATE INDEX listing_charges_of_staff ON public.listing_charges USING btree (staff_id);
