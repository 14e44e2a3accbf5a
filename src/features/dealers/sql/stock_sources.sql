-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE stock_sources (
  user_id uuid NOT NULL,
  url text NOT NULL,
  gone text NOT NULL,
  is_on boolean DEFAULT true NOT NULL,
  etag text,
  last_modified text,
  failures integer DEFAULT 0 NOT NULL,
  made_at timestamp with time zone NOT NULL,
  CONSTRAINT stock_sources_pkey PRIMARY KEY (user_id),
  CONSTRAINT stock_sources_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT stock_sources_gone_check CHECK (gone = ANY (ARRAY['keep'::text, 'withdraw'::text])),
  CONSTRAINT stock_sources_url_check CHECK (char_length(url) >= 1 AND char_length(url) <= 1000)
);
COMMENT ON COLUMN stock_sources.is_on IS 'Whether it is read at night';
COMMENT ON COLUMN stock_sources.etag IS 'What its server called the file that was read last';
COMMENT ON COLUMN stock_sources.failures IS 'How many readings failed one after the other';
