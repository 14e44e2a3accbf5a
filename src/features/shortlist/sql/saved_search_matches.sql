-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE saved_search_matches (
  user_id uuid NOT NULL,
  car_id uuid NOT NULL,
  search_id uuid NOT NULL,
  kind text NOT NULL,
  price numeric(14,2) NOT NULL,
  currency currency NOT NULL,
  price_usd numeric(14,2) NOT NULL,
  due text NOT NULL,
  found_at timestamp with time zone NOT NULL,
  digest_id uuid,
  CONSTRAINT saved_search_matches_pkey PRIMARY KEY (user_id, car_id),
  CONSTRAINT saved_search_matches_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE,
  CONSTRAINT saved_search_matches_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT saved_search_matches_due_check CHECK (due = ANY (ARRAY['now'::text, 'daily'::text])),
  CONSTRAINT saved_search_matches_kind_check CHECK (kind = ANY (ARRAY['new'::text, 'cheaper'::text]))
);
CREATE INDEX saved_search_matches_of_digest ON public.saved_search_matches USING btree (digest_id) WHERE (digest_id IS NOT NULL);
CREATE INDEX saved_search_matches_of_listing ON public.saved_search_matches USING btree (car_id);
CREATE INDEX saved_search_matches_waiting ON public.saved_search_matches USING btree (due, user_id) WHERE (digest_id IS NULL);
COMMENT ON COLUMN saved_search_matches.search_id IS 'The search that found it; without a foreign key, for what was told stays told when a search is deleted';
COMMENT ON COLUMN saved_search_matches.digest_id IS 'The digest that tells of it; null: it waits';
