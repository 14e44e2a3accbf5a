-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE messages (
  id uuid DEFAULT uuidv7() NOT NULL,
  conversation_id uuid NOT NULL,
  number integer NOT NULL,
  sender_id uuid NOT NULL,
  content text NOT NULL,
  hints text[] DEFAULT '{}'::text[] NOT NULL,
  key text NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  delivered_at timestamp with time zone,
  read_at timestamp with time zone,
  CONSTRAINT messages_pkey PRIMARY KEY (id),
  CONSTRAINT messages_in_order UNIQUE (conversation_id, number),
  CONSTRAINT messages_once UNIQUE (conversation_id, sender_id, key),
  CONSTRAINT messages_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  CONSTRAINT messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT messages_check CHECK (read_at IS NULL OR delivered_at IS NOT NULL),
  CONSTRAINT messages_content_check CHECK (char_length(content) >= 1 AND char_length(content) <= 2000),
  CONSTRAINT messages_hints_check CHECK (hints <@ ARRAY['link'::text, 'deposit'::text, 'identity'::text]),
  CONSTRAINT messages_key_check CHECK (char_length(key) >= 1 AND char_length(key) <= 200),
  CONSTRAINT messages_number_check CHECK (number > 0)
);
CREATE INDEX messages_of_sender ON public.messages USING btree (sender_id, id);
CREATE INDEX messages_unread ON public.messages USING btree (conversation_id, number) WHERE (read_at IS NULL);
CREATE TRIGGER messages_webhook AFTER INSERT ON messages FOR EACH ROW
  EXECUTE FUNCTION messages_note_webhook();
COMMENT ON COLUMN messages.number IS 'One, two, three in its conversation: what a browser has missed begins behind the last one it has';
COMMENT ON COLUMN messages.hints IS 'What its reader is warned of: a link, money in advance, papers of identity';
COMMENT ON COLUMN messages.key IS 'The Idempotency-Key it was sent with: the same one again is the same message';
