-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE feedback_replies (
  id uuid DEFAULT uuidv7() NOT NULL,
  feedback_id uuid NOT NULL,
  admin_id uuid NOT NULL,
  message text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  sent_at timestamp with time zone,
  CONSTRAINT feedback_replies_pkey PRIMARY KEY (id),
  CONSTRAINT feedback_replies_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admin_users(id),
  CONSTRAINT feedback_replies_feedback_id_fkey FOREIGN KEY (feedback_id) REFERENCES user_feedback(id) ON DELETE CASCADE,
  CONSTRAINT feedback_replies_message_check CHECK (char_length(message) >= 1 AND char_length(message) <= 5000)
);
CREATE INDEX feedback_replies_of ON public.feedback_replies USING btree (feedback_id, created_at);
COMMENT ON COLUMN feedback_replies.sent_at IS 'When its mail went out: it goes once';
