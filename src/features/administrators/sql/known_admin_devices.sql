-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE known_admin_devices (
  admin_id uuid NOT NULL,
  device text NOT NULL,
  last_seen_at timestamp with time zone DEFAULT now() NOT NULL,
  first_device text,
  previous text,
  changed_at timestamp with time zone,
  CONSTRAINT known_admin_devices_pkey PRIMARY KEY (admin_id, device),
  CONSTRAINT known_admin_devices_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admin_users(id) ON DELETE CASCADE,
  CONSTRAINT known_admin_devices_device_check CHECK (device ~ '^[0-9a-f]{64}$'::text)
);
COMMENT ON TABLE known_admin_devices IS 'Browsers that an administrator has signed in with: guesses from elsewhere do not lock them out';
COMMENT ON COLUMN known_admin_devices.device IS 'SHA-256 of the secret in the browser''s device cookie';
COMMENT ON COLUMN known_admin_devices.first_device IS 'SHA-256 of the first secret, where there was another since: what guesses are counted by';
COMMENT ON COLUMN known_admin_devices.previous IS 'SHA-256 of the secret before this one, which works for ten minutes more: the answer with the new one may be lost';
COMMENT ON COLUMN known_admin_devices.changed_at IS 'When the secret before this one was replaced';
