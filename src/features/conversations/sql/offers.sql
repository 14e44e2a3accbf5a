-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE offers (
  id uuid DEFAULT uuidv7() NOT NULL,
  conversation_id uuid NOT NULL,
  maker_id uuid NOT NULL,
  amount numeric(14,2) NOT NULL,
  currency currency NOT NULL,
  until timestamp with time zone NOT NULL,
  state text DEFAULT 'open'::text NOT NULL,
  is_counter boolean NOT NULL,
  made_number integer NOT NULL,
  made_at timestamp with time zone NOT NULL,
  answered_number integer,
  answered_at timestamp with time zone,
  CONSTRAINT offers_pkey PRIMARY KEY (id),
  CONSTRAINT offers_made_once UNIQUE (conversation_id, made_number),
  CONSTRAINT offers_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  CONSTRAINT offers_maker_id_fkey FOREIGN KEY (maker_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT offers_amount_check CHECK (amount > 0::numeric),
  CONSTRAINT offers_answered_check CHECK ((state = 'open'::text) = (answered_at IS NULL)),
  CONSTRAINT offers_numbers_check CHECK (made_number > 0 AND (answered_number IS NULL OR answered_number > made_number AND state <> 'open'::text)),
  CONSTRAINT offers_state_check CHECK (state = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text, 'countered'::text, 'withdrawn'::text, 'ended'::text])),
  CONSTRAINT offers_until_check CHECK (until > made_at)
);
CREATE INDEX offers_of_maker ON public.offers USING btree (maker_id, id);
CREATE UNIQUE INDEX offers_one_open ON public.offers USING btree (conversation_id) WHERE (state = 'open'::text);
CREATE TRIGGER offers_webhook AFTER INSERT ON offers FOR EACH ROW
  EXECUTE FUNCTION offers_note_webhook();
COMMENT ON TABLE offers IS 'What one of the two offers for the listing of a conversation: no commitment of either';
COMMENT ON COLUMN offers.state IS 'ended: its time was over, or one of the two blocked the other; open with a time that is over is the same';
COMMENT ON COLUMN offers.made_number IS 'The message that it was made with; answered_number: the one that it was answered with, null where nothing was written';
