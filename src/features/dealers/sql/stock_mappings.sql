-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE stock_mappings (
  user_id uuid NOT NULL,
  heads_key text NOT NULL,
  columns text[] NOT NULL,
  said_at timestamp with time zone NOT NULL,
  CONSTRAINT stock_mappings_pkey PRIMARY KEY (user_id, heads_key),
  CONSTRAINT stock_mappings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
