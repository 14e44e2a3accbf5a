-- What administrators look for among users, whatever their number, and how new administrators come in.

create index users_newest on users (created_at desc, id desc);
create index users_by_status on users (user_status, created_at desc, id desc);
create index users_by_city on users (city, created_at desc, id desc);
create index users_by_kind on users (is_dealership, is_verified_dealer, created_at desc, id desc);
-- With what the expressions are made of: a late page is counted off in the index alone.
create index users_by_name on users (lower(first_name || ' ' || last_name), id) include (first_name, last_name);
create index users_by_mail on users (lower(email), id) include (email);
create index users_locked on users (locked_until) where locked_until is not null;
-- Of one or two letters there are no trigrams: those are looked for at the beginning.
create index users_name_begins on users (lower(first_name || ' ' || last_name) text_pattern_ops);
create index users_mail_begins on users (lower(email) text_pattern_ops);

-- The link of a mail by which somebody becomes an administrator, or chooses a new password: one use, a day.
create table admin_invitations (
  id uuid primary key default uuidv7(),
  admin_id uuid references admin_users (id) on delete cascade,
  username text not null check (username ~ '^[a-z0-9][a-z0-9._-]{2,49}$'),
  email text not null check (char_length(email) between 3 and 254),
  full_name text not null check (char_length(full_name) between 1 and 100),
  role admin_role not null,
  language text not null check (language in ('ar', 'en')),
  token text check (token ~ '^[0-9a-f]{64}$'),
  invited_by uuid not null references admin_users (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz
);
comment on column admin_invitations.admin_id is 'Whose password it is for; null while it makes an administrator';
comment on column admin_invitations.token is 'SHA-256 of the token in the mail; null until the mail is sent, and once it was used';
create unique index admin_invitations_token on admin_invitations (token) where token is not null;
create unique index admin_invitations_one_open on admin_invitations (username)
  where accepted_at is null and withdrawn_at is null;
create index admin_invitations_of_admin on admin_invitations (admin_id) where admin_id is not null;
create index admin_invitations_by on admin_invitations (invited_by);

insert into app_settings (key, value, description) values
  ('commission_percent', '5', 'Share of a sale that the market takes where it brokers one (0 to 100)'),
  ('email_notifications', 'true', 'Whether notices go out by mail; links of accounts and of administrators always do')
on conflict (key) do nothing;
