-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE viewings (
  id uuid DEFAULT uuidv7() NOT NULL,
  conversation_id uuid NOT NULL,
  state text NOT NULL,
  times timestamp with time zone[] DEFAULT '{}'::timestamp with time zone[] NOT NULL,
  at timestamp with time zone,
  until timestamp with time zone NOT NULL,
  asked_number integer,
  offered_number integer,
  confirmed_number integer,
  ended_number integer,
  made_at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT viewings_pkey PRIMARY KEY (id),
  CONSTRAINT viewings_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  CONSTRAINT viewings_at_check CHECK ((at IS NULL) = (confirmed_number IS NULL) AND (at IS NULL OR (at = ANY (times)))),
  CONSTRAINT viewings_state_check CHECK (state = ANY (ARRAY['asked'::text, 'offered'::text, 'confirmed'::text, 'declined'::text, 'cancelled'::text, 'ended'::text])),
  CONSTRAINT viewings_step_check CHECK (
CASE state
    WHEN 'asked'::text THEN asked_number IS NOT NULL AND offered_number IS NULL
    WHEN 'offered'::text THEN offered_number IS NOT NULL AND at IS NULL
    WHEN 'confirmed'::text THEN at IS NOT NULL
    ELSE true
END),
  CONSTRAINT viewings_times_check CHECK (cardinality(times) <= 6 AND (cardinality(times) = 0) = (offered_number IS NULL))
);
CREATE INDEX viewings_of_conversation ON public.viewings USING btree (conversation_id, made_at DESC);
CREATE UNIQUE INDEX viewings_one_open ON public.viewings USING btree (conversation_id) WHERE (state = ANY (ARRAY['asked'::text, 'offered'::text, 'confirmed'::text]));
CREATE TRIGGER viewings_webhook AFTER INSERT ON viewings FOR EACH ROW
  WHEN (new.state = 'asked'::text)
  EXECUTE FUNCTION viewings_note_webhook();
COMMENT ON TABLE viewings IS 'When the vehicle of a conversation is looked at; one is open at a time';
COMMENT ON COLUMN viewings.times IS 'What the seller offers, six at most; at: the one that the buyer confirmed';
COMMENT ON COLUMN viewings.until IS 'When it is over by itself: the last of its times, or two weeks after it was asked for';
COMMENT ON COLUMN viewings.asked_number IS 'The message of this step; so offered_number, confirmed_number, ended_number';
