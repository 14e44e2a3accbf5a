-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE dealer_review_reports (
  id uuid DEFAULT uuidv7() NOT NULL,
  review_id uuid NOT NULL,
  user_id uuid NOT NULL,
  part text NOT NULL,
  reason text NOT NULL,
  text text,
  created_at timestamp with time zone NOT NULL,
  outcome text,
  resolved_at timestamp with time zone,
  resolved_by uuid,
  CONSTRAINT dealer_review_reports_pkey PRIMARY KEY (id),
  CONSTRAINT dealer_review_reports_once UNIQUE (review_id, user_id, part),
  CONSTRAINT dealer_review_reports_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES admin_users(id),
  CONSTRAINT dealer_review_reports_review_id_fkey FOREIGN KEY (review_id) REFERENCES dealer_reviews(id) ON DELETE CASCADE,
  CONSTRAINT dealer_review_reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT dealer_review_reports_outcome_check CHECK (outcome = ANY (ARRAY['upheld'::text, 'dismissed'::text])),
  CONSTRAINT dealer_review_reports_part_check CHECK (part = ANY (ARRAY['review'::text, 'reply'::text])),
  CONSTRAINT dealer_review_reports_reason_check CHECK (reason = ANY (ARRAY['fake'::text, 'insult'::text, 'private'::text, 'spam'::text, 'other'::text])),
  CONSTRAINT dealer_review_reports_resolved_check CHECK ((resolved_at IS NULL) = (outcome IS NULL) AND (outcome IS NULL) = (resolved_by IS NULL)),
  CONSTRAINT dealer_review_reports_text_check CHECK (char_length(text) >= 1 AND char_length(text) <= 1000)
);
CREATE INDEX dealer_review_reports_of_user ON public.dealer_review_reports USING btree (user_id, id);
CREATE INDEX dealer_review_reports_open ON public.dealer_review_reports USING btree (review_id) WHERE (resolved_at IS NULL);
COMMENT ON COLUMN dealer_review_reports.outcome IS 'upheld: what it is about was hidden';
