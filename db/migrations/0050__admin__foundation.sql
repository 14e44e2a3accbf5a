-- Administrators: who they are, how they are signed in, and what they did. Everything here holds whoever writes: what
-- was done is never rewritten, and somebody who may do everything always remains.

create type admin_role as enum ('super_admin', 'content_admin', 'user_admin', 'payment_admin');

create table admin_users (
  id uuid primary key default uuidv7(),
  username text not null check (username ~ '^[a-z0-9][a-z0-9._-]{2,49}$'),
  email text not null check (char_length(email) between 3 and 254),
  password text not null,
  full_name text not null check (char_length(full_name) between 1 and 100),
  role admin_role not null default 'content_admin',
  is_active boolean not null default true,
  last_login_at timestamptz,
  login_attempts integer not null default 0 check (login_attempts >= 0),
  locked_until timestamptz,
  totp_secret text,
  totp_enabled_at timestamptz,
  totp_last_step bigint,
  password_changed_at timestamptz,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (totp_enabled_at is null or totp_secret is not null)
);
comment on column admin_users.username is 'In lower case; typed in any';
comment on column admin_users.password is 'argon2id, in PHC form';
comment on column admin_users.is_active is 'False: neither signs in nor stays signed in; the row stays, for what was done under it';
comment on column admin_users.totp_secret is 'Encrypted; without totp_enabled_at a set-up that was not confirmed yet';
comment on column admin_users.totp_last_step is 'Of the newest code that was taken: it and older ones are not taken again';
comment on column admin_users.is_demo is 'Its password is printed: it does not sign in in production';
create unique index admin_users_username_key on admin_users (username);
create unique index admin_users_email_key on admin_users (lower(email));

-- Somebody who may name administrators always remains. Two who take the right from each other pass one after the other.
create function admin_users_keep_one() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('admin_users_keep_one'));
  if exists (select from admin_users)
    and not exists (select from admin_users where role = 'super_admin' and is_active and not is_demo)
    and exists (select from gone where role = 'super_admin' and is_active and not is_demo)
  then
    raise exception 'the last general manager stays' using errcode = 'MS004';
  end if;
  return null;
end
$$;
create trigger admin_users_one_stays_updated after update on admin_users
  referencing old table as gone for each statement execute function admin_users_keep_one();
create trigger admin_users_one_stays_deleted after delete on admin_users
  referencing old table as gone for each statement execute function admin_users_keep_one();

create table admin_tokens (
  id uuid primary key default uuidv7(),
  token text not null unique check (token ~ '^[0-9a-f]{64}$'),
  admin_id uuid not null references admin_users (id) on delete cascade,
  user_agent text check (char_length(user_agent) <= 300),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  revoked_at timestamptz
);
comment on column admin_tokens.token is 'SHA-256 of the token: who reads this table cannot sign in with it';
comment on column admin_tokens.last_seen_at is 'It ends session_timeout_minutes later';
create index admin_tokens_of_admin on admin_tokens (admin_id, last_seen_at desc);
create index admin_tokens_to_sweep on admin_tokens (last_seen_at);

create table admin_recovery_codes (
  admin_id uuid not null references admin_users (id) on delete cascade,
  code text not null check (code ~ '^[0-9a-f]{64}$'),
  used_at timestamptz,
  primary key (admin_id, code)
);
comment on column admin_recovery_codes.code is 'SHA-256: each stands in for a code of the second factor once';

create table admin_activity_log (
  id uuid primary key default uuidv7(),
  admin_id uuid references admin_users (id),
  action text not null check (action ~ '^[a-z_]+\.[a-z_]+$' and char_length(action) <= 80),
  resource_type text not null check (resource_type ~ '^[a-z_]{1,40}$'),
  resource_id text check (char_length(resource_id) <= 200),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  before jsonb,
  after jsonb,
  ip_address text check (char_length(ip_address) <= 60),
  user_agent text check (char_length(user_agent) <= 300),
  created_at timestamptz not null
);
comment on table admin_activity_log is 'What administrators did: written once, never changed';
comment on column admin_activity_log.before is 'What of the resource was changed, as it was';
create index admin_activity_newest on admin_activity_log (created_at desc, id desc);
create index admin_activity_of_admin on admin_activity_log (admin_id, created_at desc);
create index admin_activity_of_action on admin_activity_log (action, created_at desc);
create index admin_activity_of_resource on admin_activity_log (resource_type, resource_id, created_at desc);
create function admin_activity_keep() returns trigger language plpgsql as $$
begin
  raise exception 'what administrators did is not rewritten' using errcode = 'MS003';
end
$$;
create trigger admin_activity_kept before update or delete on admin_activity_log
  for each row execute function admin_activity_keep();
create trigger admin_activity_not_emptied before truncate on admin_activity_log
  for each statement execute function admin_activity_keep();

-- Who decided, where it was only an id until now.
alter table app_settings add constraint app_settings_updated_by_fkey foreign key (updated_by) references admin_users (id);
alter table order_events add constraint order_events_administrator_fkey foreign key (administrator_id) references admin_users (id);
alter table payments
  add constraint payments_verified_by_fkey foreign key (verified_by) references admin_users (id),
  add constraint payments_refunded_by_fkey foreign key (refunded_by) references admin_users (id);
alter table verifications add constraint verifications_granted_by_fkey foreign key (granted_by) references admin_users (id);
alter table campaigns add constraint campaigns_reviewed_by_fkey foreign key (reviewed_by) references admin_users (id);

insert into app_settings (key, value, description) values
  ('session_timeout_minutes', '30', 'After so many minutes without a call an administrator signs in again (15 to 120)'),
  ('admin_two_factor', 'false', 'Whether administrators must use a second factor'),
  ('show_admin_link', 'true', 'Whether the foot of public pages leads to the administrators'' sign-in');

-- The lists of administrators, whatever their size.
create index payments_newest on payments (created_at desc, id desc);
create index payments_by_status on payments (status, created_at desc, id desc);
create index payments_by_amount on payments (amount, id);
create index payments_by_number on payments (lower(transaction_id)) where transaction_id is not null;
create index orders_waiting on orders (created_at desc) where (state = 'open' and gateway is null) or state = 'held';
create index orders_reference_start on orders (reference text_pattern_ops);
create index users_search on users using gin ((lower(first_name || ' ' || last_name || ' ' || email)) gin_trgm_ops);
