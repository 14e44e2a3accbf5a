-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE admin_users (
  id uuid DEFAULT uuidv7() NOT NULL,
  username text NOT NULL,
  email text NOT NULL,
  password text NOT NULL,
  full_name text NOT NULL,
  role admin_role DEFAULT 'content_admin'::admin_role NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  last_login_at timestamp with time zone,
  login_attempts integer DEFAULT 0 NOT NULL,
  locked_until timestamp with time zone,
  totp_secret text,
  totp_enabled_at timestamp with time zone,
  totp_last_step bigint,
  password_changed_at timestamp with time zone,
  is_demo boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  device_link_token text,
  device_link_expires_at timestamp with time zone,
  CONSTRAINT admin_users_pkey PRIMARY KEY (id),
  CONSTRAINT admin_users_check CHECK (totp_enabled_at IS NULL OR totp_secret IS NOT NULL),
  CONSTRAINT admin_users_email_check CHECK (char_length(email) >= 3 AND char_length(email) <= 254),
  CONSTRAINT admin_users_full_name_check CHECK (char_length(full_name) >= 1 AND char_length(full_name) <= 100),
  CONSTRAINT admin_users_login_attempts_check CHECK (login_attempts >= 0),
  CONSTRAINT admin_users_username_check CHECK (username ~ '^[a-z0-9][a-z0-9._-]{2,49}$'::text)
);
CREATE UNIQUE INDEX admin_users_email_key ON public.admin_users USING btree (lower(email));
CREATE UNIQUE INDEX admin_users_username_key ON public.admin_users USING btree (username);
CREATE TRIGGER admin_users_one_stays_deleted AFTER DELETE ON admin_users REFERENCING OLD TABLE AS gone FOR EACH STATEMENT
  EXECUTE FUNCTION admin_users_keep_one();
CREATE TRIGGER admin_users_one_stays_updated AFTER UPDATE ON admin_users REFERENCING OLD TABLE AS gone FOR EACH STATEMENT
  EXECUTE FUNCTION admin_users_keep_one();
COMMENT ON COLUMN admin_users.username IS 'In lower case; typed in any';
COMMENT ON COLUMN admin_users.password IS 'argon2id, in PHC form';
COMMENT ON COLUMN admin_users.is_active IS 'False: neither signs in nor stays signed in; the row stays, for what was done under it';
COMMENT ON COLUMN admin_users.totp_secret IS 'Encrypted; without totp_enabled_at a set-up that was not confirmed yet';
COMMENT ON COLUMN admin_users.totp_last_step IS 'Of the newest code that was taken: it and older ones are not taken again';
COMMENT ON COLUMN admin_users.is_demo IS 'Its password is printed: it does not sign in in production';
COMMENT ON COLUMN admin_users.device_link_token IS 'SHA-256 of the token in the mail that makes a browser known; a newer one replaces it';
