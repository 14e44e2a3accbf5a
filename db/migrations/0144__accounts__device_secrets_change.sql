-- A known browser gets another secret with each sign-in. Its guesses stay counted by the first one it had.
alter table known_devices add column first_device text, add column previous text, add column changed_at timestamptz;
comment on column known_devices.first_device is 'SHA-256 of the first secret, where there was another since: what guesses are counted by';
comment on column known_devices.previous is 'SHA-256 of the secret before this one, which works for ten minutes more: the answer with the new one may be lost';
comment on column known_devices.changed_at is 'When the secret before this one was replaced';

alter table known_admin_devices add column first_device text, add column previous text, add column changed_at timestamptz;
comment on column known_admin_devices.first_device is 'SHA-256 of the first secret, where there was another since: what guesses are counted by';
comment on column known_admin_devices.previous is 'SHA-256 of the secret before this one, which works for ten minutes more: the answer with the new one may be lost';
comment on column known_admin_devices.changed_at is 'When the secret before this one was replaced';
