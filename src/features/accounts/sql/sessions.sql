-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE sessions (
  sid text NOT NULL,
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  sess jsonb DEFAULT '{}'::jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  last_seen_at timestamp with time zone DEFAULT now() NOT NULL,
  expire timestamp with time zone NOT NULL,
  own_account boolean DEFAULT false NOT NULL,
  CONSTRAINT sessions_pkey PRIMARY KEY (sid),
  CONSTRAINT sessions_id_key UNIQUE (id),
  CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT sessions_sess_check CHECK (jsonb_typeof(sess) = 'object'::text),
  CONSTRAINT sessions_sid_check CHECK (sid ~ '^[0-9a-f]{64}$'::text)
);
CREATE INDEX sessions_expire ON public.sessions USING btree (expire);
CREATE INDEX sessions_last_seen ON public.sessions USING btree (last_seen_at) INCLUDE (user_id, created_at);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);
CREATE TRIGGER sessions_ended AFTER DELETE ON sessions REFERENCING OLD TABLE AS ended FOR EACH STATEMENT
  EXECUTE FUNCTION sessions_tell_end();
COMMENT ON COLUMN sessions.sid IS 'SHA-256 of the secret in the cookie: who reads this table cannot sign in with it';
COMMENT ON COLUMN sessions.id IS 'Names the session in the list of one''s devices';
COMMENT ON COLUMN sessions.sess IS 'What the list of devices shows: userAgent';
COMMENT ON COLUMN sessions.own_account IS 'Of a member of a dealership: this device acts for the own account, not for the dealership';
