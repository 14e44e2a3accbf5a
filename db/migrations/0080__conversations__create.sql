-- What buyers and sellers write to each other, and the channel over which their browsers hear of it at once.

create table conversations (
  id uuid primary key default uuidv7(),
  car_id uuid not null references cars (id) on delete cascade,
  buyer_id uuid not null references users (id) on delete cascade,
  seller_id uuid not null references users (id) on delete cascade,
  message_count integer not null default 0 check (message_count >= 0),
  buyer_unread integer not null default 0 check (buyer_unread >= 0),
  seller_unread integer not null default 0 check (seller_unread >= 0),
  buyer_undelivered integer not null default 0 check (buyer_undelivered between 0 and buyer_unread),
  seller_undelivered integer not null default 0 check (seller_undelivered between 0 and seller_unread),
  priority boolean not null default false,
  last_message_at timestamptz not null,
  created_at timestamptz not null,
  constraint conversations_once unique (car_id, buyer_id),
  check (buyer_id <> seller_id)
);
comment on column conversations.message_count is 'The number of the last message: whoever writes holds this row';
comment on column conversations.priority is 'Kept by a trigger: the listing has the add-on that puts its messages first';
create index conversations_of_seller on conversations (seller_id, priority desc, last_message_at desc, id desc);
create index conversations_of_buyer on conversations (buyer_id, last_message_at desc, id desc);
create index conversations_unread_by_seller on conversations (seller_id) where seller_unread > 0;
create index conversations_unread_by_buyer on conversations (buyer_id) where buyer_unread > 0;

create table messages (
  id uuid primary key default uuidv7(),
  conversation_id uuid not null references conversations (id) on delete cascade,
  number integer not null check (number > 0),
  sender_id uuid not null references users (id) on delete cascade,
  content text not null check (char_length(content) between 1 and 2000),
  hints text[] not null default '{}' check (hints <@ array['link', 'deposit', 'identity']),
  key text not null check (char_length(key) between 1 and 200),
  sent_at timestamptz not null,
  delivered_at timestamptz,
  read_at timestamptz,
  constraint messages_in_order unique (conversation_id, number),
  constraint messages_once unique (conversation_id, sender_id, key),
  check (read_at is null or delivered_at is not null)
);
comment on column messages.number is 'One, two, three in its conversation: what a browser has missed begins behind the last one it has';
comment on column messages.key is 'The Idempotency-Key it was sent with: the same one again is the same message';
comment on column messages.hints is 'What its reader is warned of: a link, money in advance, papers of identity';
create index messages_unread on messages (conversation_id, number) where read_at is null;
create index messages_of_sender on messages (sender_id, id);

create table user_blocks (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users (id) on delete cascade,
  blocked_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  constraint user_blocks_once unique (user_id, blocked_id),
  check (user_id <> blocked_id)
);
create index user_blocks_of_blocked on user_blocks (blocked_id);

create table conversation_reports (
  id uuid primary key default uuidv7(),
  conversation_id uuid not null references conversations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  reason text not null check (reason in ('scam', 'insult', 'spam', 'other')),
  text text check (char_length(text) between 1 and 1000),
  message_count integer not null,
  created_at timestamptz not null,
  constraint conversation_reports_once unique (conversation_id, user_id)
);
comment on column conversation_reports.message_count is 'How many messages there were when it was reported';
create index conversation_reports_of_user on conversation_reports (user_id);

-- An add-on of a listing holds for the conversations about it.
create function conversations_follow_priority() returns trigger language plpgsql as $$
begin
  update conversations set priority = new.chat_priority where car_id = new.id;
  return null;
end
$$;
create trigger cars_chat_priority after update of chat_priority on cars
  for each row when (old.chat_priority <> new.chat_priority) execute function conversations_follow_priority();

-- A notice holds 8,000 bytes: 150 ids at once.
create function notifications_tell() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('to', part.users, 'event', 'notification', 'data', json_build_object())::text)
  from (
    select json_agg(user_id) as users
    from (select user_id, row_number() over () / 150 as part from (select distinct user_id from added) once) numbered
    group by numbered.part
  ) part;
  return null;
end
$$;
create trigger notifications_added after insert on notifications
  referencing new table as added for each statement execute function notifications_tell();

create function sessions_tell_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('ended', part.ids)::text)
  from (
    select json_agg(id) as ids from (select id, row_number() over () / 150 as part from ended) numbered
    group by numbered.part
  ) part;
  return null;
end
$$;
create trigger sessions_ended after delete on sessions
  referencing old table as ended for each statement execute function sessions_tell_end();
