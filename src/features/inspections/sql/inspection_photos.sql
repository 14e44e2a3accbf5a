-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE inspection_photos (
  id uuid NOT NULL,
  inspection_id uuid NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  widths integer[] NOT NULL,
  thumbhash text NOT NULL,
  bytes bigint NOT NULL,
  digest text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT inspection_photos_pkey PRIMARY KEY (id),
  CONSTRAINT inspection_photos_inspection_id_fkey FOREIGN KEY (inspection_id) REFERENCES inspections(id) ON DELETE CASCADE
);
CREATE INDEX inspection_photos_of_report ON public.inspection_photos USING btree (inspection_id, created_at, id);
CREATE TRIGGER inspection_photos_forget AFTER DELETE ON inspection_photos REFERENCING OLD TABLE AS gone FOR EACH STATEMENT
  EXECUTE FUNCTION inspection_photos_forget();
COMMENT ON COLUMN inspection_photos.digest IS 'SHA-256 of the largest file, which the signature of the report covers';
