-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE uploads (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid,
  width integer NOT NULL,
  height integer NOT NULL,
  thumbhash text NOT NULL,
  widths integer[] NOT NULL,
  bytes bigint NOT NULL,
  source_hash text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  perceptual_hash bigint,
  shows text,
  replaced_by uuid,
  CONSTRAINT uploads_pkey PRIMARY KEY (id),
  CONSTRAINT uploads_replaced_by_fkey FOREIGN KEY (replaced_by) REFERENCES uploads(id) ON DELETE SET NULL,
  CONSTRAINT uploads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT uploads_bytes_check CHECK (bytes > 0),
  CONSTRAINT uploads_height_check CHECK (height >= 1 AND height <= 20000),
  CONSTRAINT uploads_shows_check CHECK (shows = ANY (ARRAY['front'::text, 'rear'::text, 'left'::text, 'right'::text, 'interior'::text, 'dashboard'::text, 'engine'::text, 'wheels'::text, 'papers'::text])),
  CONSTRAINT uploads_width_check CHECK (width >= 1 AND width <= 20000)
);
CREATE UNIQUE INDEX uploads_once ON public.uploads USING btree (user_id, source_hash) NULLS NOT DISTINCT;
CREATE INDEX uploads_perceptual ON public.uploads USING gin (hash_quarters(perceptual_hash)) WITH (fastupdate=off);
CREATE INDEX uploads_replaced ON public.uploads USING btree (replaced_by) WHERE (replaced_by IS NOT NULL);
CREATE TRIGGER uploads_shown AFTER UPDATE OF width, height, widths, thumbhash ON uploads FOR EACH ROW
  EXECUTE FUNCTION uploads_change_listings();
COMMENT ON TABLE uploads IS 'Pictures as the image pipeline made them; the files lie in the object store under the id';
COMMENT ON COLUMN uploads.widths IS 'The variants there are, each as AVIF and WebP';
COMMENT ON COLUMN uploads.source_hash IS 'SHA-256 of the bytes that were sent: the same picture is stored once per owner';
COMMENT ON COLUMN uploads.perceptual_hash IS 'Of what the picture shows: those of the same picture differ in few bits';
COMMENT ON COLUMN uploads.shows IS 'The part of the vehicle, as its seller says it; null: not said';
COMMENT ON COLUMN uploads.replaced_by IS 'What was made of it: it goes as soon as nothing shows it any more';
