-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE listing_reminders (
  car_id uuid NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  days_before smallint NOT NULL,
  CONSTRAINT listing_reminders_pkey PRIMARY KEY (car_id, expires_at, days_before),
  CONSTRAINT listing_reminders_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE
);
COMMENT ON TABLE listing_reminders IS 'Mails that were asked for before a listing expires: each is sent once';
