-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE admin_recovery_codes (
  admin_id uuid NOT NULL,
  code text NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT admin_recovery_codes_pkey PRIMARY KEY (admin_id, code),
  CONSTRAINT admin_recovery_codes_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admin_users(id) ON DELETE CASCADE,
  CONSTRAINT admin_recovery_codes_code_check CHECK (code ~ '^[0-9a-f]{64}$'::text)
);
COMMENT ON COLUMN admin_recovery_codes.code IS 'SHA-256: each stands in for a code of the second factor once';
