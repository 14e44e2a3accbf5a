-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE second_looks (
  review_id uuid NOT NULL,
  looked_by uuid NOT NULL,
  looked_at timestamp with time zone NOT NULL,
  agrees boolean NOT NULL,
  note text,
  CONSTRAINT second_looks_pkey PRIMARY KEY (review_id),
  CONSTRAINT second_looks_looked_by_fkey FOREIGN KEY (looked_by) REFERENCES admin_users(id),
  CONSTRAINT second_looks_review_id_fkey FOREIGN KEY (review_id) REFERENCES listing_reviews(id) ON DELETE CASCADE,
  CONSTRAINT second_looks_note_check CHECK (agrees = (note IS NULL) AND char_length(note) >= 1 AND char_length(note) <= 500)
);
CREATE INDEX second_looks_by_time ON public.second_looks USING btree (looked_at DESC, review_id DESC);
COMMENT ON TABLE second_looks IS 'Of decisions that were chosen for it: what another reviewer says of them';
COMMENT ON COLUMN second_looks.note IS 'What is wrong with the decision, for the reviewers';
