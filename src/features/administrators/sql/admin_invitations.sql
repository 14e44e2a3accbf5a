-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE admin_invitations (
  id uuid DEFAULT uuidv7() NOT NULL,
  admin_id uuid,
  username text NOT NULL,
  email text NOT NULL,
  full_name text NOT NULL,
  role admin_role NOT NULL,
  language text NOT NULL,
  token text,
  invited_by uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  accepted_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  CONSTRAINT admin_invitations_pkey PRIMARY KEY (id),
  CONSTRAINT admin_invitations_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admin_users(id) ON DELETE CASCADE,
  CONSTRAINT admin_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES admin_users(id),
  CONSTRAINT admin_invitations_email_check CHECK (char_length(email) >= 3 AND char_length(email) <= 254),
  CONSTRAINT admin_invitations_full_name_check CHECK (char_length(full_name) >= 1 AND char_length(full_name) <= 100),
  CONSTRAINT admin_invitations_language_check CHECK (language = ANY (ARRAY['ar'::text, 'en'::text])),
  CONSTRAINT admin_invitations_token_check CHECK (token ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT admin_invitations_username_check CHECK (username ~ '^[a-z0-9][a-z0-9._-]{2,49}$'::text)
);
CREATE INDEX admin_invitations_by ON public.admin_invitations USING btree (invited_by);
CREATE INDEX admin_invitations_of_admin ON public.admin_invitations USING btree (admin_id) WHERE (admin_id IS NOT NULL);
CREATE UNIQUE INDEX admin_invitations_one_open ON public.admin_invitations USING btree (username) WHERE ((accepted_at IS NULL) AND (withdrawn_at IS NULL));
CREATE UNIQUE INDEX admin_invitations_token ON public.admin_invitations USING btree (token) WHERE (token IS NOT NULL);
COMMENT ON COLUMN admin_invitations.admin_id IS 'Whose password it is for; null while it makes an administrator';
COMMENT ON COLUMN admin_invitations.token IS 'SHA-256 of the token in the mail; null until the mail is sent, and once it was used';
