-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE stock_imports (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  file_name text NOT NULL,
  language text NOT NULL,
  heads text[] NOT NULL,
  ignored_heads text[] DEFAULT '{}'::text[] NOT NULL,
  state text DEFAULT 'judged'::text NOT NULL,
  stopped_by text,
  archive_id uuid,
  archive_name text,
  archive_bytes integer,
  archive_parts integer[] DEFAULT '{}'::integer[] NOT NULL,
  archive_files jsonb,
  worked_until timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  heads_key text,
  columns text[],
  gone text DEFAULT 'keep'::text NOT NULL,
  from_address boolean DEFAULT false NOT NULL,
  CONSTRAINT stock_imports_pkey PRIMARY KEY (id),
  CONSTRAINT stock_imports_id_user_id_key UNIQUE (id, user_id),
  CONSTRAINT stock_imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT stock_imports_archive_bytes_check CHECK (archive_bytes > 0),
  CONSTRAINT stock_imports_archive_name_check CHECK (char_length(archive_name) >= 1 AND char_length(archive_name) <= 200),
  CONSTRAINT stock_imports_check CHECK (num_nulls(archive_id, archive_name, archive_bytes) = ANY (ARRAY[0, 3])),
  CONSTRAINT stock_imports_check1 CHECK ((state = 'stopped'::text) = (stopped_by IS NOT NULL)),
  CONSTRAINT stock_imports_check2 CHECK ((state = ANY (ARRAY['done'::text, 'stopped'::text])) = (ended_at IS NOT NULL)),
  CONSTRAINT stock_imports_check3 CHECK ((state = 'judged'::text) = (started_at IS NULL)),
  CONSTRAINT stock_imports_file_name_check CHECK (char_length(file_name) >= 1 AND char_length(file_name) <= 200),
  CONSTRAINT stock_imports_gone_check CHECK (gone = ANY (ARRAY['keep'::text, 'withdraw'::text])),
  CONSTRAINT stock_imports_language_check CHECK (language = ANY (ARRAY['ar'::text, 'en'::text])),
  CONSTRAINT stock_imports_state_check CHECK (state = ANY (ARRAY['judged'::text, 'running'::text, 'done'::text, 'stopped'::text])),
  CONSTRAINT stock_imports_stopped_by_check CHECK (stopped_by ~ '^[a-z_]+\.[a-z_]+$'::text)
);
CREATE INDEX stock_imports_ended ON public.stock_imports USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX stock_imports_judged ON public.stock_imports USING btree (created_at) WHERE (state = 'judged'::text);
CREATE INDEX stock_imports_running ON public.stock_imports USING btree (worked_until) WHERE (state = 'running'::text);
CREATE INDEX stock_imports_user ON public.stock_imports USING btree (user_id, created_at DESC);
COMMENT ON COLUMN stock_imports.heads IS 'As they stood in the file: what is to be mended goes back under the same';
COMMENT ON COLUMN stock_imports.archive_parts IS 'Which parts of the archive of photos lie in the store, of two megabytes each but the last';
COMMENT ON COLUMN stock_imports.archive_files IS 'The photos in it, by path, with their sizes; null until all parts are there and were looked at';
COMMENT ON COLUMN stock_imports.worked_until IS 'Until then one job has it for itself; a later one means that the job broke off';
COMMENT ON COLUMN stock_imports.heads_key IS 'Of the heads as the file had them: the same heads are mapped in the same way again';
COMMENT ON COLUMN stock_imports.columns IS 'What each head says, by the name of a column of the template; empty: nothing. Null: as its heads say, of a build before';
COMMENT ON COLUMN stock_imports.gone IS 'What happens to listings that the file no longer has';
COMMENT ON COLUMN stock_imports.from_address IS 'Read from the address of the dealer''s stock, not sent by hand';
