-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE lead_notes (
  id uuid DEFAULT uuidv7() NOT NULL,
  conversation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  text text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT lead_notes_pkey PRIMARY KEY (id),
  CONSTRAINT lead_notes_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  CONSTRAINT lead_notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT lead_notes_text_check CHECK (char_length(text) >= 1 AND char_length(text) <= 1000)
);
CREATE INDEX lead_notes_of_conversation ON public.lead_notes USING btree (conversation_id, id);
CREATE INDEX lead_notes_of_user ON public.lead_notes USING btree (user_id, id);
CREATE TRIGGER lead_notes_stay BEFORE UPDATE ON lead_notes FOR EACH ROW
  EXECUTE FUNCTION lead_notes_stay();
COMMENT ON TABLE lead_notes IS 'A seller''s own, read by nobody else; added to, never changed';
