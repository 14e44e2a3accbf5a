-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE seller_warnings (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  car_id uuid,
  review_id uuid,
  title text NOT NULL,
  code text,
  given_by uuid NOT NULL,
  given_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  lifted_at timestamp with time zone,
  CONSTRAINT seller_warnings_pkey PRIMARY KEY (id),
  CONSTRAINT seller_warnings_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE SET NULL,
  CONSTRAINT seller_warnings_given_by_fkey FOREIGN KEY (given_by) REFERENCES admin_users(id),
  CONSTRAINT seller_warnings_review_id_fkey FOREIGN KEY (review_id) REFERENCES listing_reviews(id) ON DELETE SET NULL,
  CONSTRAINT seller_warnings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT seller_warnings_code_check CHECK (code ~ '^[a-z_]{1,40}$'::text),
  CONSTRAINT seller_warnings_ends_check CHECK (ends_at > given_at),
  CONSTRAINT seller_warnings_title_check CHECK (char_length(title) <= 300)
);
CREATE INDEX seller_warnings_of_car ON public.seller_warnings USING btree (car_id) WHERE (car_id IS NOT NULL);
CREATE INDEX seller_warnings_of_review ON public.seller_warnings USING btree (review_id) WHERE (review_id IS NOT NULL);
CREATE INDEX seller_warnings_of_user ON public.seller_warnings USING btree (user_id, given_at);
COMMENT ON TABLE seller_warnings IS 'For what was the seller''s fault; those in force restrict what the seller may do';
COMMENT ON COLUMN seller_warnings.title IS 'Of the listing, which may be gone before the warning ends';
COMMENT ON COLUMN seller_warnings.code IS 'Why the listing was refused; null: it was removed';
COMMENT ON COLUMN seller_warnings.given_at IS 'The rows of a seller with the same moment are one warning';
COMMENT ON COLUMN seller_warnings.lifted_at IS 'The seller was right, or the decision was taken back: it counts no more';
