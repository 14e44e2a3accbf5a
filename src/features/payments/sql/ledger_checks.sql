-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE ledger_checks (
  id uuid DEFAULT uuidv7() NOT NULL,
  at timestamp with time zone NOT NULL,
  verified numeric(12,2) NOT NULL,
  activated numeric(12,2) NOT NULL,
  differences jsonb DEFAULT '[]'::jsonb NOT NULL,
  CONSTRAINT ledger_checks_pkey PRIMARY KEY (id),
  CONSTRAINT ledger_checks_differences_check CHECK (jsonb_typeof(differences) = 'array'::text)
);
COMMENT ON TABLE ledger_checks IS 'Whether what was paid is what was started, once a day; differences name orders';
