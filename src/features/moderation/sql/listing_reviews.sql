-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE listing_reviews (
  id uuid DEFAULT uuidv7() NOT NULL,
  car_id uuid NOT NULL,
  admin_id uuid NOT NULL,
  decision listing_status NOT NULL,
  code text,
  reason text,
  waited_seconds integer,
  before jsonb NOT NULL,
  decided_at timestamp with time zone NOT NULL,
  told_at timestamp with time zone,
  undone_at timestamp with time zone,
  CONSTRAINT listing_reviews_pkey PRIMARY KEY (id),
  CONSTRAINT listing_reviews_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admin_users(id),
  CONSTRAINT listing_reviews_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE,
  CONSTRAINT listing_reviews_before_check CHECK (jsonb_typeof(before) = 'object'::text),
  CONSTRAINT listing_reviews_check CHECK ((decision = 'rejected'::listing_status) = (code IS NOT NULL)),
  CONSTRAINT listing_reviews_code_check CHECK (code ~ '^[a-z_]{1,40}$'::text),
  CONSTRAINT listing_reviews_decision_check CHECK (decision = ANY (ARRAY['active'::listing_status, 'rejected'::listing_status])),
  CONSTRAINT listing_reviews_reason_check CHECK (char_length(reason) <= 1000),
  CONSTRAINT listing_reviews_waited_seconds_check CHECK (waited_seconds >= 0)
);
CREATE INDEX listing_reviews_of_admin ON public.listing_reviews USING btree (admin_id, decided_at DESC);
CREATE INDEX listing_reviews_of_car ON public.listing_reviews USING btree (car_id, decided_at DESC);
CREATE INDEX listing_reviews_sampled ON public.listing_reviews USING btree (decided_at) WHERE ((undone_at IS NULL) AND ((uuid_hash_extended(id, (0)::bigint) % (20)::bigint) = 0));
CREATE INDEX listing_reviews_waited ON public.listing_reviews USING btree (decided_at) INCLUDE (waited_seconds) WHERE ((waited_seconds IS NOT NULL) AND (undone_at IS NULL));
CREATE TRIGGER listing_reviews_webhook AFTER UPDATE OF told_at ON listing_reviews FOR EACH ROW
  WHEN (old.told_at IS NULL AND new.told_at IS NOT NULL AND new.undone_at IS NULL)
  EXECUTE FUNCTION listing_reviews_note_webhook();
COMMENT ON TABLE listing_reviews IS 'What reviewers decided of a listing';
COMMENT ON COLUMN listing_reviews.waited_seconds IS 'How long it waited for this; null where it did not wait';
COMMENT ON COLUMN listing_reviews.before IS 'State, dates and flags as they were, for the reviewer who takes it back';
COMMENT ON COLUMN listing_reviews.told_at IS 'When its owner was told';
COMMENT ON COLUMN listing_reviews.undone_at IS 'Taken back by the reviewer: it counts no more, and the owner is not told';
