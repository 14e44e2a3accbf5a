-- Accounts: sessions, devices that are known, guards against guessing, and deletion with a grace.

create table sessions (
  sid text primary key check (sid ~ '^[0-9a-f]{64}$'),
  id uuid not null unique default uuidv7(),
  user_id uuid not null references users (id) on delete cascade,
  sess jsonb not null default '{}' check (jsonb_typeof(sess) = 'object'),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expire timestamptz not null
);
comment on column sessions.sid is 'SHA-256 of the secret in the cookie: who reads this table cannot sign in with it';
comment on column sessions.id is 'Names the session in the list of one''s devices';
comment on column sessions.sess is 'What the list of devices shows: userAgent';
create index sessions_user on sessions (user_id);
create index sessions_expire on sessions (expire);

create table known_devices (
  user_id uuid not null references users (id) on delete cascade,
  device text not null check (device ~ '^[0-9a-f]{64}$'),
  last_seen_at timestamptz not null default now(),
  primary key (user_id, device)
);
comment on table known_devices is 'Browsers that a user has signed in with; another one is told to the user by mail';
comment on column known_devices.device is 'SHA-256 of the secret in the browser''s device cookie';

-- Keyed by a hash of the mail that was typed, whether an account has it or not, and of the address it came from: what is
-- answered to a guess must not depend on whether the account exists.
create table sign_in_guards (
  key text primary key,
  failures integer not null default 0 check (failures >= 0),
  lockouts integer not null default 0 check (lockouts >= 0),
  locked_until timestamptz,
  updated_at timestamptz not null default now()
);
comment on table sign_in_guards is 'Failed sign-ins since the last success or lockout; lockouts make the next one longer';

-- Limits that hold across processes: how often something was done within a window.
create table rate_counters (
  key text not null,
  window_start timestamptz not null,
  count integer not null default 0 check (count >= 0),
  primary key (key, window_start)
);
create index rate_counters_window on rate_counters (window_start);

alter table users
  add column password_changed_at timestamptz,
  add column deletion_requested_at timestamptz;
comment on column users.password_reset_token is 'SHA-256 of the token in the mail; a newer one replaces it';
comment on column users.email_verification_token is 'SHA-256 of the token in the mail; a newer one replaces it';
comment on column users.deletion_requested_at is 'The account is deleted for good when the grace since then is over';
create index users_deletion on users (deletion_requested_at) where deletion_requested_at is not null;
create index users_reset_token on users (password_reset_token) where password_reset_token is not null;
create index users_verification_token on users (email_verification_token) where email_verification_token is not null;

-- Whether listings of a user may be seen, and sessions may live: in one place.
create function in_good_standing(status user_status, deletion_requested_at timestamptz) returns boolean
language sql immutable parallel safe
return status = 'active' and deletion_requested_at is null;

create or replace function users_keep_standing() returns trigger language plpgsql as $$
begin
  update cars set owner_in_good_standing = in_good_standing(new.user_status, new.deletion_requested_at)
  where user_id = new.id;
  if not in_good_standing(new.user_status, new.deletion_requested_at) then
    delete from sessions where user_id = new.id;
  end if;
  return null;
end
$$;
drop trigger users_standing on users;
create trigger users_standing after update of user_status, deletion_requested_at on users
  for each row when (
    in_good_standing(old.user_status, old.deletion_requested_at)
      is distinct from in_good_standing(new.user_status, new.deletion_requested_at))
  execute function users_keep_standing();

create or replace function cars_take_standing() returns trigger language plpgsql as $$
begin
  select in_good_standing(user_status, deletion_requested_at) into new.owner_in_good_standing
  from users where id = new.user_id;
  return new;
end
$$;

insert into app_settings (key, value, description) values
  ('max_login_attempts', '5', 'Failed sign-ins with one mail before it is locked for a while (3 to 10)'),
  ('require_email_verification', 'true', 'Whether a mail must be verified before a first listing goes to review');
