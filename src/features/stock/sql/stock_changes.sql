-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE stock_changes (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  change jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT stock_changes_pkey PRIMARY KEY (id),
  CONSTRAINT stock_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT stock_changes_change_check CHECK (jsonb_typeof(change) = 'object'::text)
);
CREATE INDEX stock_changes_of_user ON public.stock_changes USING btree (user_id, created_at DESC);
COMMENT ON TABLE stock_changes IS 'A change of several own listings; forgotten a day later, with the next one';
