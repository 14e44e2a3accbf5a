-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE user_feedback (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid,
  email text NOT NULL,
  name text NOT NULL,
  phone text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  language text NOT NULL,
  category text DEFAULT 'general'::text NOT NULL,
  status text DEFAULT 'pending'::text NOT NULL,
  priority text DEFAULT 'medium'::text NOT NULL,
  admin_response text,
  responded_by uuid,
  responded_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone,
  CONSTRAINT user_feedback_pkey PRIMARY KEY (id),
  CONSTRAINT user_feedback_responded_by_fkey FOREIGN KEY (responded_by) REFERENCES admin_users(id),
  CONSTRAINT user_feedback_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT user_feedback_category_known CHECK (category = ANY (ARRAY['general'::text, 'account'::text, 'listing'::text, 'payment'::text, 'dealer'::text, 'complaint'::text, 'idea'::text])),
  CONSTRAINT user_feedback_email_check CHECK (char_length(email) <= 254),
  CONSTRAINT user_feedback_language_check CHECK (language = ANY (ARRAY['ar'::text, 'en'::text])),
  CONSTRAINT user_feedback_message_check CHECK (char_length(message) >= 10 AND char_length(message) <= 5000),
  CONSTRAINT user_feedback_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 100),
  CONSTRAINT user_feedback_phone_check CHECK (char_length(phone) >= 1 AND char_length(phone) <= 30),
  CONSTRAINT user_feedback_priority_check CHECK (priority = ANY (ARRAY['low'::text, 'medium'::text, 'high'::text])),
  CONSTRAINT user_feedback_status_check CHECK (status = ANY (ARRAY['pending'::text, 'answered'::text, 'closed'::text])),
  CONSTRAINT user_feedback_subject_check CHECK (char_length(subject) >= 1 AND char_length(subject) <= 150)
);
CREATE INDEX user_feedback_folded ON public.user_feedback USING gin (fold_search((((((((' '::text || name) || ' '::text) || email) || ' '::text) || subject) || ' '::text) || message)) gin_trgm_ops);
CREATE INDEX user_feedback_newest ON public.user_feedback USING btree (created_at DESC, id DESC);
CREATE INDEX user_feedback_of_user ON public.user_feedback USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX user_feedback_waiting ON public.user_feedback USING btree (created_at) WHERE (status = 'pending'::text);
COMMENT ON COLUMN user_feedback.user_id IS 'Who was signed in when it was written; the mail is as it was typed';
COMMENT ON COLUMN user_feedback.updated_at IS 'When an administrator last sorted, answered or closed it';
