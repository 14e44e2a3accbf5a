-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE saved_searches (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  vehicle_type vehicle_type NOT NULL,
  filters jsonb NOT NULL,
  criteria jsonb NOT NULL,
  alerts text NOT NULL,
  keys text[] NOT NULL,
  price numrange NOT NULL,
  years int4range NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL,
  deleted_at timestamp with time zone,
  CONSTRAINT saved_searches_pkey PRIMARY KEY (id),
  CONSTRAINT saved_searches_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT saved_searches_alerts_check CHECK (alerts = ANY (ARRAY['now'::text, 'daily'::text, 'off'::text])),
  CONSTRAINT saved_searches_keys_check CHECK (cardinality(keys) > 0),
  CONSTRAINT saved_searches_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 100)
);
CREATE INDEX saved_searches_by_key ON public.saved_searches USING gin (keys) WITH (fastupdate=off) WHERE ((alerts <> 'off'::text) AND (deleted_at IS NULL));
CREATE INDEX saved_searches_deleted ON public.saved_searches USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX saved_searches_of_user ON public.saved_searches USING btree (user_id, created_at DESC, id DESC);
COMMENT ON COLUMN saved_searches.filters IS 'As they stand in the address of the browse page';
COMMENT ON COLUMN saved_searches.criteria IS 'What they, and the words among them, were understood as when it was saved';
COMMENT ON COLUMN saved_searches.keys IS 'A listing that fits has one of these: by them a listing finds the searches it may fit';
COMMENT ON COLUMN saved_searches.seen_at IS 'New matches are counted from then on';
COMMENT ON COLUMN saved_searches.deleted_at IS 'It can be brought back for a day';
