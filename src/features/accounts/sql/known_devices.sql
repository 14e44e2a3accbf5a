-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE TABLE known_devices (
  user_id uuid NOT NULL,
  device text NOT NULL,
  last_seen_at timestamp with time zone DEFAULT now() NOT NULL,
  first_device text,
  previous text,
  changed_at timestamp with time zone,
  CONSTRAINT known_devices_pkey PRIMARY KEY (user_id, device),
  CONSTRAINT known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT known_devices_device_check CHECK (device ~ '^[0-9a-f]{64}$'::text)
);
CREATE INDEX known_devices_by_device ON public.known_devices USING btree (device);
COMMENT ON TABLE known_devices IS 'Browsers that a user has signed in with; another one is told to the user by mail';
COMMENT ON COLUMN known_devices.device IS 'SHA-256 of the secret in the browser''s device cookie';
COMMENT ON COLUMN known_devices.first_device IS 'SHA-256 of the first secret, where there was another since: what guesses are counted by';
COMMENT ON COLUMN known_devices.previous IS 'SHA-256 of the secret before this one, which works for ten minutes more: the answer with the new one may be lost';
COMMENT ON COLUMN known_devices.changed_at IS 'When the secret before this one was replaced';
