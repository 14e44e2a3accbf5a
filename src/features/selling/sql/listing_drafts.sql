-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE listing_drafts (
  user_id uuid NOT NULL,
  vehicle_type vehicle_type NOT NULL,
  id uuid,
  version uuid,
  fields jsonb,
  sent_id uuid,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT listing_drafts_pkey PRIMARY KEY (user_id, vehicle_type),
  CONSTRAINT listing_drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT listing_drafts_fields_check CHECK (jsonb_typeof(fields) = 'object'::text AND octet_length(fields::text) <= 131072),
  CONSTRAINT listing_drafts_is_whole CHECK ((id IS NULL) = (fields IS NULL) AND (version IS NULL) = (fields IS NULL))
);
CREATE INDEX listing_drafts_by_age ON public.listing_drafts USING btree (updated_at);
COMMENT ON TABLE listing_drafts IS 'A listing that is being written, as typed; forgotten 90 days after the last change';
COMMENT ON COLUMN listing_drafts.id IS 'Chosen by the browser in which it was begun; null where none is open';
COMMENT ON COLUMN listing_drafts.version IS 'Another one after every change: what was typed on top of an older one is refused';
COMMENT ON COLUMN listing_drafts.sent_id IS 'The draft that became a listing last: saved once more, late, it stays gone';
