-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE stock_views (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  filter jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT stock_views_pkey PRIMARY KEY (id),
  CONSTRAINT stock_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT stock_views_filter_check CHECK (jsonb_typeof(filter) = 'object'::text),
  CONSTRAINT stock_views_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 40)
);
CREATE UNIQUE INDEX stock_views_once ON public.stock_views USING btree (user_id, lower(name));
