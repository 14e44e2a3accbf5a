-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE message_authors (
  message_id uuid NOT NULL,
  staff_id uuid NOT NULL,
  CONSTRAINT message_authors_pkey PRIMARY KEY (message_id),
  CONSTRAINT message_authors_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE,
  CONSTRAINT message_authors_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE
);
CREATE INDEX message_authors_of_staff ON public.message_authors USING btree (staff_id);
