-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE dealer_reviews (
  id uuid DEFAULT uuidv7() NOT NULL,
  dealer_id uuid NOT NULL,
  user_id uuid NOT NULL,
  stars smallint,
  text text,
  state text NOT NULL,
  held_for text[] DEFAULT '{}'::text[] NOT NULL,
  hidden_reason text,
  was_hidden boolean DEFAULT false NOT NULL,
  contact_at timestamp with time zone NOT NULL,
  written_at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  told_at timestamp with time zone,
  reply text,
  reply_state text,
  reply_held_for text[] DEFAULT '{}'::text[] NOT NULL,
  reply_hidden_reason text,
  reply_was_hidden boolean DEFAULT false NOT NULL,
  replied_at timestamp with time zone,
  reply_told_at timestamp with time zone,
  CONSTRAINT dealer_reviews_pkey PRIMARY KEY (id),
  CONSTRAINT dealer_reviews_once UNIQUE (dealer_id, user_id),
  CONSTRAINT dealer_reviews_dealer_id_fkey FOREIGN KEY (dealer_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT dealer_reviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT dealer_reviews_hidden_check CHECK ((state = 'hidden'::text) = (hidden_reason IS NOT NULL)),
  CONSTRAINT dealer_reviews_of_another CHECK (dealer_id <> user_id),
  CONSTRAINT dealer_reviews_replied_check CHECK ((reply IS NULL) = (reply_state IS NULL) AND (reply IS NULL) = (replied_at IS NULL)),
  CONSTRAINT dealer_reviews_reply_check CHECK (char_length(reply) >= 2 AND char_length(reply) <= 1500),
  CONSTRAINT dealer_reviews_reply_hidden_check CHECK ((NOT reply_state IS DISTINCT FROM 'hidden'::text) = (reply_hidden_reason IS NOT NULL)),
  CONSTRAINT dealer_reviews_reply_state_check CHECK (reply_state = ANY (ARRAY['shown'::text, 'held'::text, 'hidden'::text])),
  CONSTRAINT dealer_reviews_said_check CHECK ((state = 'withdrawn'::text) = (text IS NULL) AND (text IS NULL) = (stars IS NULL)),
  CONSTRAINT dealer_reviews_stars_check CHECK (stars >= 1 AND stars <= 5),
  CONSTRAINT dealer_reviews_state_check CHECK (state = ANY (ARRAY['shown'::text, 'held'::text, 'hidden'::text, 'withdrawn'::text])),
  CONSTRAINT dealer_reviews_text_check CHECK (char_length(text) >= 10 AND char_length(text) <= 1500)
);
CREATE INDEX dealer_reviews_hidden ON public.dealer_reviews USING btree (changed_at DESC, id DESC) WHERE ((state = 'hidden'::text) OR (reply_state = 'hidden'::text));
CREATE INDEX dealer_reviews_lowest ON public.dealer_reviews USING btree (dealer_id, stars, written_at DESC, id DESC) WHERE (state = 'shown'::text);
CREATE INDEX dealer_reviews_newest ON public.dealer_reviews USING btree (dealer_id, written_at DESC, id DESC) WHERE (state = 'shown'::text);
CREATE INDEX dealer_reviews_of_user ON public.dealer_reviews USING btree (user_id, id);
CREATE INDEX dealer_reviews_waiting ON public.dealer_reviews USING btree (id) WHERE ((state = 'held'::text) OR (reply_state = 'held'::text));
COMMENT ON TABLE dealer_reviews IS 'One of each buyer and dealer; withdrawn, the row stays without words, so that it can be written again, not twice';
COMMENT ON COLUMN dealer_reviews.state IS 'held: waits for an administrator, held_for says why; hidden: by one, for hidden_reason';
COMMENT ON COLUMN dealer_reviews.was_hidden IS 'An administrator hid what was written before: what is written next waits';
COMMENT ON COLUMN dealer_reviews.contact_at IS 'When the first conversation of the two began in which both wrote';
COMMENT ON COLUMN dealer_reviews.told_at IS 'When the dealer was told of it; reply_told_at: the buyer of the reply';
