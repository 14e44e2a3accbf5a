-- What administrators tell many at once: notices on the site and mails, to whom, and what became of each.

create table bulk_messages (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('notification', 'email')),
  audience text not null,
  title_ar text check (char_length(title_ar) between 1 and 120),
  title_en text check (char_length(title_en) between 1 and 120),
  body_ar text check (char_length(body_ar) between 1 and 5000),
  body_en text check (char_length(body_en) between 1 and 5000),
  link text check (link ~ '^/([^/\\]|$)' and char_length(link) <= 300),
  addresses text[] check (cardinality(addresses) between 1 and 5000),
  state text not null default 'draft'
    check (state in ('draft', 'scheduled', 'sending', 'sent', 'cancelled', 'stopped')),
  attachment_key text check (char_length(attachment_key) <= 200),
  attachment_name text check (char_length(attachment_name) between 1 and 120),
  attachment_bytes integer check (attachment_bytes between 1 and 5242880),
  tested_at timestamptz,
  send_at timestamptz,
  prepared_at timestamptz,
  finished_at timestamptz,
  worked_until timestamptz,
  worker uuid,
  total integer not null default 0 check (total >= 0),
  sent integer not null default 0 check (sent >= 0),
  failed integer not null default 0 check (failed >= 0),
  skipped integer not null default 0 check (skipped >= 0),
  created_by uuid not null references admin_users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (case kind
    when 'notification' then audience in ('all', 'subscribers', 'dealers', 'individuals')
    else audience in ('verified', 'paid', 'inactive', 'list') end),
  check ((title_ar is null) = (body_ar is null) and (title_en is null) = (body_en is null)),
  check (title_ar is not null or title_en is not null),
  check (kind = 'email' or char_length(body_ar) <= 1000 or body_ar is null),
  check (kind = 'email' or char_length(body_en) <= 1000 or body_en is null),
  check ((attachment_key is null) = (attachment_name is null) and (attachment_key is null) = (attachment_bytes is null)),
  check (kind = 'email' or attachment_key is null),
  check (sent + failed + skipped <= total),
  check (kind = 'notification' or state in ('draft', 'cancelled') or tested_at is not null)
);
comment on column bulk_messages.title_ar is 'The subject of a mail; each reads the own language where both are there';
comment on column bulk_messages.addresses is 'Of a list: mails and, of users, ids. Forgotten once the recipients are written down';
comment on column bulk_messages.tested_at is 'When its writer had it sent to the own address, as it is worded now';
comment on column bulk_messages.prepared_at is 'When its recipients were written down';
comment on column bulk_messages.worked_until is 'One process sends it until then, and longer as it goes on; a later one may take it over';
create index bulk_messages_newest on bulk_messages (created_at desc, id desc);
create index bulk_messages_under_way on bulk_messages (send_at) where state in ('scheduled', 'sending');
create index bulk_messages_by on bulk_messages (created_by);

create table bulk_recipients (
  id uuid primary key default uuidv7(),
  message_id uuid not null references bulk_messages (id) on delete cascade,
  user_id uuid references users (id) on delete cascade,
  address text check (char_length(address) between 3 and 254),
  outcome text not null default 'waiting' check (outcome in ('waiting', 'sending', 'sent', 'failed', 'skipped')),
  reason text check (reason in ('unsubscribed', 'standing', 'refused', 'unreachable', 'interrupted')),
  attempts smallint not null default 0,
  at timestamptz,
  check ((user_id is null) <> (address is null)),
  check ((reason is not null) = (outcome in ('failed', 'skipped')))
);
comment on column bulk_recipients.address is 'Of a list, where no account has it';
comment on column bulk_recipients.outcome is 'Sending: handed over at this moment; found so later, nobody knows, and it is not sent again';
create unique index bulk_recipients_users_once on bulk_recipients (message_id, user_id) where user_id is not null;
create unique index bulk_recipients_addresses_once on bulk_recipients (message_id, address) where address is not null;
create index bulk_recipients_by_outcome on bulk_recipients (message_id, outcome, id);
create index bulk_recipients_in_order on bulk_recipients (message_id, id);
create index bulk_recipients_of_user on bulk_recipients (user_id) where user_id is not null;

alter table users add column bulk_mail_unsubscribed_at timestamptz;
comment on column users.bulk_mail_unsubscribed_at is 'Since when no mail to many goes here; mails about the own account still do';
create table mail_unsubscribes (
  address text primary key check (char_length(address) between 3 and 254),
  at timestamptz not null
);
comment on table mail_unsubscribes is 'Addresses without an account that want no mail to many, in lower case';

alter table notifications add column bulk_message_id uuid references bulk_messages (id) on delete set null;
comment on column notifications.bulk_message_id is 'The message to many that it is one copy of';
create unique index notifications_bulk_once on notifications (bulk_message_id, user_id) where bulk_message_id is not null;
