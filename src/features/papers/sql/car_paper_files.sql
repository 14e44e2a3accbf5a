-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE car_paper_files (
  papers_id uuid NOT NULL,
  number smallint NOT NULL,
  kind text NOT NULL,
  type text NOT NULL,
  bytes integer NOT NULL,
  key text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT car_paper_files_pkey PRIMARY KEY (papers_id, number),
  CONSTRAINT car_paper_files_key_key UNIQUE (key),
  CONSTRAINT car_paper_files_papers_id_fkey FOREIGN KEY (papers_id) REFERENCES car_papers(id) ON DELETE CASCADE,
  CONSTRAINT car_paper_files_bytes_check CHECK (bytes > 0),
  CONSTRAINT car_paper_files_kind_check CHECK (kind = ANY (ARRAY['registration'::text, 'purchase'::text, 'mandate'::text])),
  CONSTRAINT car_paper_files_number_check CHECK (number >= 1 AND number <= 4),
  CONSTRAINT car_paper_files_type_check CHECK (type = ANY (ARRAY['picture'::text, 'pdf'::text]))
);
CREATE TRIGGER car_paper_files_forget AFTER DELETE ON car_paper_files REFERENCING OLD TABLE AS gone FOR EACH STATEMENT
  EXECUTE FUNCTION car_paper_files_forget();
COMMENT ON COLUMN car_paper_files.bytes IS 'Of the file as it was sent';
COMMENT ON COLUMN car_paper_files.key IS 'Of a sealed file: reviewers alone see what is in it';
