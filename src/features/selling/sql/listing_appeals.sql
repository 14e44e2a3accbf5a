-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE listing_appeals (
  id uuid DEFAULT uuidv7() NOT NULL,
  car_id uuid NOT NULL,
  user_id uuid NOT NULL,
  review_id uuid,
  made_by uuid NOT NULL,
  made_at timestamp with time zone NOT NULL,
  text text NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  outcome text,
  answer text,
  answered_by uuid,
  answered_at timestamp with time zone,
  no_place boolean DEFAULT false NOT NULL,
  CONSTRAINT listing_appeals_pkey PRIMARY KEY (id),
  CONSTRAINT listing_appeals_once UNIQUE (car_id, made_at),
  CONSTRAINT listing_appeals_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES admin_users(id),
  CONSTRAINT listing_appeals_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE,
  CONSTRAINT listing_appeals_made_by_fkey FOREIGN KEY (made_by) REFERENCES admin_users(id),
  CONSTRAINT listing_appeals_review_id_fkey FOREIGN KEY (review_id) REFERENCES listing_reviews(id) ON DELETE CASCADE,
  CONSTRAINT listing_appeals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT listing_appeals_answer_check CHECK (char_length(answer) >= 1 AND char_length(answer) <= 500),
  CONSTRAINT listing_appeals_answered_check CHECK ((outcome IS NULL) = (answer IS NULL) AND (outcome IS NULL) = (answered_by IS NULL) AND (outcome IS NULL) = (answered_at IS NULL)),
  CONSTRAINT listing_appeals_outcome_check CHECK (outcome = ANY (ARRAY['upheld'::text, 'overturned'::text])),
  CONSTRAINT listing_appeals_text_check CHECK (char_length(text) >= 1 AND char_length(text) <= 1000)
);
CREATE INDEX listing_appeals_by_sent ON public.listing_appeals USING btree (sent_at DESC, id DESC);
CREATE INDEX listing_appeals_of_review ON public.listing_appeals USING btree (review_id) WHERE (review_id IS NOT NULL);
CREATE INDEX listing_appeals_of_user ON public.listing_appeals USING btree (user_id, id);
CREATE INDEX listing_appeals_waiting ON public.listing_appeals USING btree (sent_at, id) WHERE (outcome IS NULL);
COMMENT ON TABLE listing_appeals IS 'Against a decision: that of a reviewer (review_id), or the removal of the listing';
COMMENT ON COLUMN listing_appeals.made_by IS 'Who made that decision: another answers';
COMMENT ON COLUMN listing_appeals.outcome IS 'Of the decision: upheld, it stays; overturned, the seller was right';
COMMENT ON COLUMN listing_appeals.no_place IS 'Overturned when the plan had no place: the listing stayed as it was';
