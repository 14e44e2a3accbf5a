-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE verifications (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  add_on_id uuid NOT NULL,
  document_key text,
  document_sent_at timestamp with time zone,
  phone_seen_at timestamp with time zone,
  document_seen_at timestamp with time zone,
  granted_at timestamp with time zone,
  granted_by uuid,
  refused_reason text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  rested_at timestamp with time zone,
  CONSTRAINT verifications_pkey PRIMARY KEY (id),
  CONSTRAINT verifications_user_id_key UNIQUE (user_id),
  CONSTRAINT verifications_add_on_id_fkey FOREIGN KEY (add_on_id) REFERENCES add_ons(id),
  CONSTRAINT verifications_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES admin_users(id),
  CONSTRAINT verifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT verifications_check CHECK (granted_at IS NULL OR phone_seen_at IS NOT NULL AND document_seen_at IS NOT NULL),
  CONSTRAINT verifications_refused_reason_check CHECK (char_length(refused_reason) <= 500)
);
CREATE INDEX verifications_of_add_on ON public.verifications USING btree (add_on_id);
COMMENT ON TABLE verifications IS 'A bought verification badge: shown once an administrator has seen phone and document, never for money alone';
COMMENT ON COLUMN verifications.document_key IS 'Key of a private file, removed once it was seen';
COMMENT ON COLUMN verifications.rested_at IS 'Since when a badge that was granted is not shown: name or phone are others, and nobody has looked at them';
