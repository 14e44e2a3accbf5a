-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE phone_claims (
  phone text NOT NULL,
  user_id uuid NOT NULL,
  proved_at timestamp with time zone NOT NULL,
  CONSTRAINT phone_claims_pkey PRIMARY KEY (phone),
  CONSTRAINT phone_claims_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX phone_claims_of_user ON public.phone_claims USING btree (user_id);
COMMENT ON COLUMN phone_claims.user_id IS 'Who has shown to hold the number besides the account that has it confirmed';
