-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE dealer_documents (
  id uuid DEFAULT uuidv7() NOT NULL,
  application_id uuid NOT NULL,
  key text NOT NULL,
  name text NOT NULL,
  bytes integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT dealer_documents_pkey PRIMARY KEY (id),
  CONSTRAINT dealer_documents_key_key UNIQUE (key),
  CONSTRAINT dealer_documents_application_id_fkey FOREIGN KEY (application_id) REFERENCES dealer_applications(id) ON DELETE CASCADE,
  CONSTRAINT dealer_documents_bytes_check CHECK (bytes > 0),
  CONSTRAINT dealer_documents_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 120)
);
CREATE INDEX dealer_documents_of_application ON public.dealer_documents USING btree (application_id, created_at);
COMMENT ON COLUMN dealer_documents.key IS 'Of a private file: its applicant and administrators alone see it';
COMMENT ON COLUMN dealer_documents.name IS 'What the applicant calls the file';
