-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE message_photos (
  id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  number integer,
  place smallint,
  width integer NOT NULL,
  height integer NOT NULL,
  widths integer[] NOT NULL,
  thumbhash text NOT NULL,
  bytes bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT message_photos_pkey PRIMARY KEY (id),
  CONSTRAINT message_photos_once UNIQUE (conversation_id, number, place),
  CONSTRAINT message_photos_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  CONSTRAINT message_photos_message FOREIGN KEY (conversation_id, number) REFERENCES messages(conversation_id, number) ON DELETE CASCADE,
  CONSTRAINT message_photos_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT message_photos_place_check CHECK (place >= 0 AND place <= 5),
  CONSTRAINT message_photos_sent_check CHECK ((number IS NULL) = (place IS NULL))
);
CREATE INDEX message_photos_of_user ON public.message_photos USING btree (user_id, id);
CREATE INDEX message_photos_unsent ON public.message_photos USING btree (created_at) WHERE (number IS NULL);
CREATE TRIGGER message_photos_forget AFTER DELETE ON message_photos REFERENCING OLD TABLE AS gone FOR EACH STATEMENT
  EXECUTE FUNCTION message_photos_forget();
COMMENT ON COLUMN message_photos.number IS 'Of the message that shows it; null: not sent yet, and gone after a day';
