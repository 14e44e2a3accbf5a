-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE notices_off (
  user_id uuid NOT NULL,
  kind text NOT NULL,
  channel text NOT NULL,
  off_at timestamp with time zone NOT NULL,
  CONSTRAINT notices_off_pkey PRIMARY KEY (user_id, kind, channel),
  CONSTRAINT notices_off_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT notices_off_is_a_choice CHECK (channel = 'bell'::text AND (kind = ANY (ARRAY['favorites'::text, 'searches'::text, 'reports'::text, 'news'::text])) OR channel = 'mail'::text AND (kind = ANY (ARRAY['messages'::text, 'searches'::text, 'reports'::text, 'reminders'::text])) OR channel = 'push'::text AND (kind = ANY (ARRAY['messages'::text, 'favorites'::text, 'searches'::text, 'reports'::text, 'news'::text, 'decisions'::text, 'payments'::text, 'account'::text])))
);
COMMENT ON TABLE notices_off IS 'What somebody switched off; all else is told. News by mail: users.bulk_mail_unsubscribed_at';
