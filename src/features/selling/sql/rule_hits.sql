-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE rule_hits (
  car_id uuid NOT NULL,
  rule text NOT NULL,
  found_at timestamp with time zone NOT NULL,
  CONSTRAINT rule_hits_pkey PRIMARY KEY (car_id, rule),
  CONSTRAINT rule_hits_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE,
  CONSTRAINT rule_hits_rule_check CHECK (rule ~ '^[a-z_]{1,40}$'::text)
);
CREATE INDEX rule_hits_by_time ON public.rule_hits USING btree (found_at, rule);
COMMENT ON TABLE rule_hits IS 'What each rule found first when, also while it was switched off: what is decided later says whether it was right';
