-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE admin_tokens (
  id uuid DEFAULT uuidv7() NOT NULL,
  token text NOT NULL,
  admin_id uuid NOT NULL,
  user_agent text,
  created_at timestamp with time zone NOT NULL,
  last_seen_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  CONSTRAINT admin_tokens_pkey PRIMARY KEY (id),
  CONSTRAINT admin_tokens_token_key UNIQUE (token),
  CONSTRAINT admin_tokens_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admin_users(id) ON DELETE CASCADE,
  CONSTRAINT admin_tokens_token_check CHECK (token ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT admin_tokens_user_agent_check CHECK (char_length(user_agent) <= 300)
);
CREATE INDEX admin_tokens_of_admin ON public.admin_tokens USING btree (admin_id, last_seen_at DESC);
CREATE INDEX admin_tokens_to_sweep ON public.admin_tokens USING btree (last_seen_at);
COMMENT ON COLUMN admin_tokens.token IS 'SHA-256 of the token: who reads this table cannot sign in with it';
COMMENT ON COLUMN admin_tokens.last_seen_at IS 'It ends session_timeout_minutes later';
