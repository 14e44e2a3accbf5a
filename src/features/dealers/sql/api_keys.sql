-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE api_keys (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  scopes text[] NOT NULL,
  secret_hash text NOT NULL,
  last_four text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  replaced_by uuid,
  CONSTRAINT api_keys_pkey PRIMARY KEY (id),
  CONSTRAINT api_keys_replaced_by_fkey FOREIGN KEY (replaced_by) REFERENCES api_keys(id) ON DELETE SET NULL,
  CONSTRAINT api_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT api_keys_last_four_check CHECK (char_length(last_four) = 4),
  CONSTRAINT api_keys_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 60),
  CONSTRAINT api_keys_scopes_check CHECK (cardinality(scopes) > 0 AND scopes <@ ARRAY['stock'::text, 'leads'::text]),
  CONSTRAINT api_keys_secret_hash_check CHECK (secret_hash ~ '^[0-9a-f]{64}$'::text)
);
CREATE UNIQUE INDEX api_keys_by_secret ON public.api_keys USING btree (secret_hash);
CREATE INDEX api_keys_of_user ON public.api_keys USING btree (user_id, created_at DESC);
CREATE INDEX api_keys_replaced ON public.api_keys USING btree (replaced_by) WHERE (replaced_by IS NOT NULL);
COMMENT ON COLUMN api_keys.secret_hash IS 'SHA-256 of the whole key, of which nothing else is kept but its last four characters';
COMMENT ON COLUMN api_keys.last_used_at IS 'To the minute';
COMMENT ON COLUMN api_keys.replaced_by IS 'The key that was made to take its place; both live until this one expires';
