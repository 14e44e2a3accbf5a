-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE inspection_partners (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  place text NOT NULL,
  phone text NOT NULL,
  since timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  CONSTRAINT inspection_partners_pkey PRIMARY KEY (id),
  CONSTRAINT inspection_partners_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT inspection_partners_ended_check CHECK (ended_at >= since),
  CONSTRAINT inspection_partners_name_check CHECK (char_length(name) >= 2 AND char_length(name) <= 100)
);
CREATE INDEX inspection_partners_by_since ON public.inspection_partners USING btree (since DESC, id DESC);
CREATE INDEX inspection_partners_of_user ON public.inspection_partners USING btree (user_id, id);
CREATE UNIQUE INDEX inspection_partners_once ON public.inspection_partners USING btree (user_id) WHERE (ended_at IS NULL);
COMMENT ON TABLE inspection_partners IS 'Garages that inspect cars; the reports of one that ended stay';
