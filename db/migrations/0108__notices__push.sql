-- Notices on somebody's devices: which browsers take them, and what each is to be sent.

create table push_subscriptions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users (id) on delete cascade,
  session_id uuid not null references sessions (id) on delete cascade,
  endpoint text not null unique check (char_length(endpoint) between 10 and 1000),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  created_at timestamptz not null
);
comment on table push_subscriptions is 'Browsers that take notices; each ends with the session in which it was set up';
comment on column push_subscriptions.endpoint is 'Whoever knows it may address the browser: it is never told to anybody';
create index push_subscriptions_of_user on push_subscriptions (user_id, created_at);
create index push_subscriptions_of_session on push_subscriptions (session_id);

create table push_messages (
  id uuid primary key default uuidv7(),
  subscription_id uuid not null references push_subscriptions (id) on delete cascade,
  kind text not null,
  told_of text not null check (char_length(told_of) between 1 and 120),
  about text not null check (char_length(about) between 1 and 120),
  title text not null check (char_length(title) between 1 and 200),
  body text not null check (char_length(body) <= 200),
  link text check (link ~ '^/[^/]' and char_length(link) <= 300),
  created_at timestamptz not null,
  next_try_at timestamptz not null,
  attempts smallint not null default 0,
  done_at timestamptz,
  outcome text check (outcome in ('sent', 'refused', 'too_late')),
  constraint push_messages_settled check ((done_at is null) = (outcome is null)),
  unique (subscription_id, told_of)
);
comment on column push_messages.told_of is 'The one thing it tells of: no browser is told of it twice';
comment on column push_messages.about is 'Of those about the same a device shows the last one';
comment on column push_messages.next_try_at is 'While it is being sent: when another takes it over, should the one who sends it be gone';
create index push_messages_waiting on push_messages (next_try_at) where done_at is null;
create index push_messages_done on push_messages (done_at) where done_at is not null;
