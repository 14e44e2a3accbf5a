-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE staff_acts (
  id uuid DEFAULT uuidv7() NOT NULL,
  dealership_id uuid NOT NULL,
  staff_id uuid,
  act text NOT NULL,
  subject_id uuid,
  detail jsonb DEFAULT '{}'::jsonb NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT staff_acts_pkey PRIMARY KEY (id),
  CONSTRAINT staff_acts_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT staff_acts_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE SET NULL,
  CONSTRAINT staff_acts_act_check CHECK (act ~ '^[a-z]+\.[a-z_]+$'::text),
  CONSTRAINT staff_acts_detail_check CHECK (jsonb_typeof(detail) = 'object'::text)
);
CREATE INDEX staff_acts_at ON public.staff_acts USING btree (at);
CREATE INDEX staff_acts_of_dealership ON public.staff_acts USING btree (dealership_id, id DESC);
CREATE INDEX staff_acts_of_staff ON public.staff_acts USING btree (staff_id);
COMMENT ON COLUMN staff_acts.subject_id IS 'What it was done to: a listing, a conversation, an offer, a viewing, a member; whatever the act says';
