-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE webhooks (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  url text NOT NULL,
  events text[] NOT NULL,
  created_at timestamp with time zone NOT NULL,
  off_at timestamp with time zone,
  off_reason text,
  CONSTRAINT webhooks_pkey PRIMARY KEY (id),
  CONSTRAINT webhooks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT webhooks_events_check CHECK (cardinality(events) > 0 AND events <@ ARRAY['lead'::text, 'question'::text, 'listing.decided'::text, 'listing.expired'::text, 'listing.sold'::text]),
  CONSTRAINT webhooks_off_check CHECK ((off_at IS NULL) = (off_reason IS NULL) AND (off_reason = ANY (ARRAY['owner'::text, 'gone'::text]))),
  CONSTRAINT webhooks_url_check CHECK (char_length(url) <= 1000)
);
CREATE INDEX webhooks_of_user ON public.webhooks USING btree (user_id, created_at);
COMMENT ON COLUMN webhooks.off_reason IS 'owner: by hand; gone: its server answered 410';
