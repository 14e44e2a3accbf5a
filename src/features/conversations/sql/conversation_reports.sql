-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE conversation_reports (
  id uuid DEFAULT uuidv7() NOT NULL,
  conversation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  reason text NOT NULL,
  text text,
  message_count integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  outcome text,
  resolved_at timestamp with time zone,
  resolved_by uuid,
  CONSTRAINT conversation_reports_pkey PRIMARY KEY (id),
  CONSTRAINT conversation_reports_once UNIQUE (conversation_id, user_id),
  CONSTRAINT conversation_reports_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  CONSTRAINT conversation_reports_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES admin_users(id),
  CONSTRAINT conversation_reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT conversation_reports_outcome_check CHECK (outcome = ANY (ARRAY['dismissed'::text, 'warned'::text, 'blocked'::text, 'suspended'::text])),
  CONSTRAINT conversation_reports_reason_check CHECK (reason = ANY (ARRAY['scam'::text, 'insult'::text, 'spam'::text, 'other'::text])),
  CONSTRAINT conversation_reports_resolved_check CHECK ((resolved_at IS NULL) = (outcome IS NULL) AND (outcome IS NULL) = (resolved_by IS NULL)),
  CONSTRAINT conversation_reports_text_check CHECK (char_length(text) >= 1 AND char_length(text) <= 1000)
);
CREATE INDEX conversation_reports_of_user ON public.conversation_reports USING btree (user_id);
CREATE INDEX conversation_reports_open ON public.conversation_reports USING btree (created_at) WHERE (resolved_at IS NULL);
COMMENT ON COLUMN conversation_reports.message_count IS 'How many messages there were when it was reported';
COMMENT ON COLUMN conversation_reports.outcome IS 'warned, blocked, suspended: the other of the two; the last two also keep the other from writing';
