-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE saved_search_digests (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  tried_at timestamp with time zone,
  sent_at timestamp with time zone,
  CONSTRAINT saved_search_digests_pkey PRIMARY KEY (id),
  CONSTRAINT saved_search_digests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX saved_search_digests_of_user ON public.saved_search_digests USING btree (user_id, created_at DESC);
COMMENT ON COLUMN saved_search_digests.tried_at IS 'Who sends it; another may take over some minutes later';
