-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE stock_source_runs (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  began_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  is_by_hand boolean NOT NULL,
  result text,
  failure text,
  bytes integer,
  import_id uuid,
  CONSTRAINT stock_source_runs_pkey PRIMARY KEY (id),
  CONSTRAINT stock_source_runs_import_id_fkey FOREIGN KEY (import_id) REFERENCES stock_imports(id) ON DELETE SET NULL,
  CONSTRAINT stock_source_runs_user_id_fkey FOREIGN KEY (user_id) REFERENCES stock_sources(user_id) ON DELETE CASCADE,
  CONSTRAINT stock_source_runs_ended_check CHECK ((ended_at IS NULL) = (result IS NULL)),
  CONSTRAINT stock_source_runs_failure_check CHECK ((failure IS NOT NULL) = (NOT result IS DISTINCT FROM 'failed'::text)),
  CONSTRAINT stock_source_runs_result_check CHECK (result = ANY (ARRAY['taken'::text, 'unchanged'::text, 'failed'::text]))
);
CREATE INDEX stock_source_runs_of_import ON public.stock_source_runs USING btree (import_id) WHERE (import_id IS NOT NULL);
CREATE INDEX stock_source_runs_of_user ON public.stock_source_runs USING btree (user_id, id DESC);
CREATE UNIQUE INDEX stock_source_runs_once ON public.stock_source_runs USING btree (user_id) WHERE (ended_at IS NULL);
