-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE sign_in_guards (
  key text NOT NULL,
  failures integer DEFAULT 0 NOT NULL,
  lockouts integer DEFAULT 0 NOT NULL,
  locked_until timestamp with time zone,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  since timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT sign_in_guards_pkey PRIMARY KEY (key),
  CONSTRAINT sign_in_guards_failures_check CHECK (failures >= 0),
  CONSTRAINT sign_in_guards_lockouts_check CHECK (lockouts >= 0)
);
COMMENT ON TABLE sign_in_guards IS 'Failed sign-ins since the last success or lockout; lockouts make the next one longer';
COMMENT ON COLUMN sign_in_guards.since IS 'When the failures that are counted began; they are forgotten after the rule''s window';
