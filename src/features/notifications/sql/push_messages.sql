-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE push_messages (
  id uuid DEFAULT uuidv7() NOT NULL,
  subscription_id uuid NOT NULL,
  kind text NOT NULL,
  told_of text NOT NULL,
  about text NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  link text,
  created_at timestamp with time zone NOT NULL,
  next_try_at timestamp with time zone NOT NULL,
  attempts smallint DEFAULT 0 NOT NULL,
  done_at timestamp with time zone,
  outcome text,
  CONSTRAINT push_messages_pkey PRIMARY KEY (id),
  CONSTRAINT push_messages_subscription_id_told_of_key UNIQUE (subscription_id, told_of),
  CONSTRAINT push_messages_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES push_subscriptions(id) ON DELETE CASCADE,
  CONSTRAINT push_messages_about_check CHECK (char_length(about) >= 1 AND char_length(about) <= 120),
  CONSTRAINT push_messages_body_check CHECK (char_length(body) <= 200),
  CONSTRAINT push_messages_link_check CHECK (link ~ '^/[^/]'::text AND char_length(link) <= 300),
  CONSTRAINT push_messages_outcome_check CHECK (outcome = ANY (ARRAY['sent'::text, 'refused'::text, 'too_late'::text])),
  CONSTRAINT push_messages_settled CHECK ((done_at IS NULL) = (outcome IS NULL)),
  CONSTRAINT push_messages_title_check CHECK (char_length(title) >= 1 AND char_length(title) <= 200),
  CONSTRAINT push_messages_told_of_check CHECK (char_length(told_of) >= 1 AND char_length(told_of) <= 120)
);
CREATE INDEX push_messages_done ON public.push_messages USING btree (done_at) WHERE (done_at IS NOT NULL);
CREATE INDEX push_messages_waiting ON public.push_messages USING btree (next_try_at) WHERE (done_at IS NULL);
COMMENT ON COLUMN push_messages.told_of IS 'The one thing it tells of: no browser is told of it twice';
COMMENT ON COLUMN push_messages.about IS 'Of those about the same a device shows the last one';
COMMENT ON COLUMN push_messages.next_try_at IS 'While it is being sent: when another takes it over, should the one who sends it be gone';
