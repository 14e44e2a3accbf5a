-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE dealer_feeds (
  user_id uuid NOT NULL,
  renewals integer DEFAULT 0 NOT NULL,
  token_hash text NOT NULL,
  made_at timestamp with time zone NOT NULL,
  CONSTRAINT dealer_feeds_pkey PRIMARY KEY (user_id),
  CONSTRAINT dealer_feeds_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT dealer_feeds_token_hash_check CHECK (token_hash ~ '^[0-9a-f]{64}$'::text)
);
CREATE UNIQUE INDEX dealer_feeds_by_token ON public.dealer_feeds USING btree (token_hash);
