-- Browsers that an administrator has signed in with: what strangers guess elsewhere does not lock them out there.
create table known_admin_devices (
  admin_id uuid not null references admin_users (id) on delete cascade,
  device text not null check (device ~ '^[0-9a-f]{64}$'),
  last_seen_at timestamptz not null default now(),
  primary key (admin_id, device)
);
comment on table known_admin_devices is 'Browsers that an administrator has signed in with: guesses from elsewhere do not lock them out';
comment on column known_admin_devices.device is 'SHA-256 of the secret in the browser''s device cookie';
