-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE push_subscriptions (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  session_id uuid NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id),
  CONSTRAINT push_subscriptions_endpoint_key UNIQUE (endpoint),
  CONSTRAINT push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  CONSTRAINT push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT push_subscriptions_auth_check CHECK (auth ~ '^[A-Za-z0-9_-]{22}$'::text),
  CONSTRAINT push_subscriptions_endpoint_check CHECK (char_length(endpoint) >= 10 AND char_length(endpoint) <= 1000),
  CONSTRAINT push_subscriptions_p256dh_check CHECK (p256dh ~ '^[A-Za-z0-9_-]{87}$'::text)
);
CREATE INDEX push_subscriptions_of_session ON public.push_subscriptions USING btree (session_id);
CREATE INDEX push_subscriptions_of_user ON public.push_subscriptions USING btree (user_id, created_at);
COMMENT ON TABLE push_subscriptions IS 'Browsers that take notices; each ends with the session in which it was set up';
COMMENT ON COLUMN push_subscriptions.endpoint IS 'Whoever knows it may address the browser: it is never told to anybody';
