-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE staff (
  id uuid DEFAULT uuidv7() NOT NULL,
  dealership_id uuid NOT NULL,
  member_id uuid,
  role text NOT NULL,
  shown boolean DEFAULT false NOT NULL,
  email text,
  token text,
  language text DEFAULT 'ar'::text NOT NULL,
  invited_by uuid,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone,
  joined_at timestamp with time zone,
  left_at timestamp with time zone,
  CONSTRAINT staff_pkey PRIMARY KEY (id),
  CONSTRAINT staff_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT staff_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT staff_member_id_fkey FOREIGN KEY (member_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT staff_email_check CHECK (char_length(email) >= 3 AND char_length(email) <= 254),
  CONSTRAINT staff_founder_check CHECK (member_id IS DISTINCT FROM dealership_id OR role = 'owner'::text AND left_at IS NULL),
  CONSTRAINT staff_invited_check CHECK ((email IS NULL) = (joined_at IS NOT NULL) AND (expires_at IS NULL) = (joined_at IS NOT NULL)),
  CONSTRAINT staff_joined_check CHECK ((member_id IS NULL) = (joined_at IS NULL)),
  CONSTRAINT staff_language_check CHECK (language = ANY (ARRAY['ar'::text, 'en'::text])),
  CONSTRAINT staff_left_check CHECK (left_at IS NULL OR joined_at IS NOT NULL),
  CONSTRAINT staff_role_check CHECK (role = ANY (ARRAY['owner'::text, 'sales'::text, 'stock'::text])),
  CONSTRAINT staff_token_check CHECK (token ~ '^[0-9a-f]{64}$'::text)
);
CREATE UNIQUE INDEX staff_by_token ON public.staff USING btree (token) WHERE (token IS NOT NULL);
CREATE INDEX staff_invited_by ON public.staff USING btree (invited_by);
CREATE UNIQUE INDEX staff_invited_once ON public.staff USING btree (dealership_id, email) WHERE (joined_at IS NULL);
CREATE INDEX staff_of_dealership ON public.staff USING btree (dealership_id, id);
CREATE INDEX staff_of_member ON public.staff USING btree (member_id);
CREATE UNIQUE INDEX staff_works_once ON public.staff USING btree (member_id) WHERE (left_at IS NULL);
COMMENT ON TABLE staff IS 'A dealership''s founder and members, those who left too, and its open invitations';
COMMENT ON COLUMN staff.dealership_id IS 'The account of the founder: its listings, conversations, plan and keys are those of the dealership';
COMMENT ON COLUMN staff.member_id IS 'Null while invited';
COMMENT ON COLUMN staff.shown IS 'The member agrees to be shown on the page of the showroom';
COMMENT ON COLUMN staff.email IS 'Whom the invitation is for; forgotten once it is accepted';
COMMENT ON COLUMN staff.token IS 'SHA-256 of the token in the mail; null until the mail is sent, and once it was used';
