-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE lead_charges (
  conversation_id uuid NOT NULL,
  staff_id uuid NOT NULL,
  CONSTRAINT lead_charges_pkey PRIMARY KEY (conversation_id),
  CONSTRAINT lead_charges_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  CONSTRAINT lead_charges_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE
);
CREATE INDEX lead_charges_of_staff ON public.lead_charges USING btree (staff_id);
