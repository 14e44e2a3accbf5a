-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE idempotency_keys (
  scope text NOT NULL,
  key text NOT NULL,
  request_hash text NOT NULL,
  answer jsonb,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (scope, key),
  CONSTRAINT idempotency_keys_key_check CHECK (char_length(key) <= 200),
  CONSTRAINT idempotency_keys_scope_check CHECK (char_length(scope) <= 200)
);
CREATE INDEX idempotency_keys_created ON public.idempotency_keys USING btree (created_at);
COMMENT ON COLUMN idempotency_keys.scope IS 'The call, and who made it';
COMMENT ON COLUMN idempotency_keys.request_hash IS 'SHA-256 of the body: another one under the same key is refused';
