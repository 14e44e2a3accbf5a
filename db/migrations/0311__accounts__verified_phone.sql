-- A number that its user has shown to hold: a code that was sent to it came back. Another number is one that nobody has shown.
alter table users add column phone_verified_at timestamptz;
comment on column users.phone_verified_at is 'When a code sent to this number came back; null for a number that nobody has shown to hold';

create function users_unverify_phone() returns trigger language plpgsql as $$
begin
  new.phone_verified_at := null;
  return new;
end
$$;
-- Also for the build before, which does not know of it.
create trigger users_phone before update of phone on users for each row
when (old.phone is distinct from new.phone)
execute function users_unverify_phone();

-- Codes that were asked for: of each the newest of its number and purpose alone opens something.
create table phone_codes (
  id uuid primary key default uuidv7(),
  phone text not null,
  country text not null,
  prefix text generated always as (left(phone, -4)) stored,
  purpose text not null,
  channel text not null,
  language text not null,
  user_id uuid references users (id) on delete cascade,
  browser text,
  code_hash text,
  tries smallint not null default 0,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  sent_at timestamptz,
  provider_id text,
  used_at timestamptz,
  constraint phone_codes_phone_check check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  constraint phone_codes_country_check check (country ~ '^[A-Z]{2}$'),
  constraint phone_codes_purpose_check check (purpose in ('verify', 'sign-in')),
  constraint phone_codes_channel_check check (channel in ('whatsapp', 'sms')),
  constraint phone_codes_language_check check (language in ('ar', 'en')),
  constraint phone_codes_holder_check check (
    (purpose = 'verify' and user_id is not null and browser is null)
    or (purpose = 'sign-in' and user_id is null and browser ~ '^[0-9a-f]{64}$')),
  constraint phone_codes_tries_check check (tries between 0 and 5),
  constraint phone_codes_used_check check (used_at is null or code_hash is not null)
);
create index phone_codes_of_phone on phone_codes (phone, asked_at desc);
create index phone_codes_of_prefix on phone_codes (prefix, asked_at desc);
create index phone_codes_of_user on phone_codes (user_id) where user_id is not null;
create index phone_codes_by_message on phone_codes (provider_id) where provider_id is not null;
create index phone_codes_by_age on phone_codes (asked_at);
comment on table phone_codes is 'Codes that were asked for by WhatsApp or SMS; kept for two days, for limits';
comment on column phone_codes.prefix is 'The number without its last four digits';
comment on column phone_codes.user_id is 'Whose profile the number is of, where it is to be verified';
comment on column phone_codes.browser is 'SHA-256 of the secret in the cookie of the browser that asked, where it is to sign in';
comment on column phone_codes.code_hash is 'HMAC-SHA-256 of the code by a key that is not in the database; null: none was sent';
comment on column phone_codes.provider_id is 'What the company that carries it calls the message';
