-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE subscription_reminders (
  user_id uuid NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  days_before smallint NOT NULL,
  CONSTRAINT subscription_reminders_pkey PRIMARY KEY (user_id, ends_at, days_before),
  CONSTRAINT subscription_reminders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
COMMENT ON TABLE subscription_reminders IS 'Mails that were asked for before a plan ends: each is sent once';
