-- The link by which an administrator whose name is locked for strangers makes the own browser a known one.
alter table admin_users add column device_link_token text, add column device_link_expires_at timestamptz;
comment on column admin_users.device_link_token is 'SHA-256 of the token in the mail that makes a browser known; a newer one replaces it';
