-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE prepared_replies (
  user_id uuid NOT NULL,
  texts text[] NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT prepared_replies_pkey PRIMARY KEY (user_id),
  CONSTRAINT prepared_replies_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT prepared_replies_texts_check CHECK (cardinality(texts) <= 10)
);
