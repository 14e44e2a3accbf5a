-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE review_claims (
  car_id uuid NOT NULL,
  admin_id uuid NOT NULL,
  until timestamp with time zone NOT NULL,
  CONSTRAINT review_claims_pkey PRIMARY KEY (car_id),
  CONSTRAINT review_claims_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admin_users(id) ON DELETE CASCADE,
  CONSTRAINT review_claims_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE
);
CREATE INDEX review_claims_of_admin ON public.review_claims USING btree (admin_id);
COMMENT ON TABLE review_claims IS 'Who looks at a waiting listing right now, so that no two reviewers are given the same one';
