-- A viewing of the vehicle of a conversation: asked for, offered at times, confirmed. As with offers, each step is a message too.
create table viewings (
  id uuid primary key default uuidv7(),
  conversation_id uuid not null references conversations (id) on delete cascade,
  state text not null,
  times timestamptz[] not null default '{}',
  at timestamptz,
  until timestamptz not null,
  asked_number integer,
  offered_number integer,
  confirmed_number integer,
  ended_number integer,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  constraint viewings_state_check check (state in ('asked', 'offered', 'confirmed', 'declined', 'cancelled', 'ended')),
  constraint viewings_times_check check (cardinality(times) <= 6 and (cardinality(times) = 0) = (offered_number is null)),
  constraint viewings_at_check check ((at is null) = (confirmed_number is null) and (at is null or at = any (times))),
  constraint viewings_step_check check (
    case state when 'asked' then asked_number is not null and offered_number is null
      when 'offered' then offered_number is not null and at is null when 'confirmed' then at is not null else true end)
);
create unique index viewings_one_open on viewings (conversation_id) where state in ('asked', 'offered', 'confirmed');
create index viewings_of_conversation on viewings (conversation_id, made_at desc);
comment on table viewings is 'When the vehicle of a conversation is looked at; one is open at a time';
comment on column viewings.times is 'What the seller offers, six at most; at: the one that the buyer confirmed';
comment on column viewings.until is 'When it is over by itself: the last of its times, or two weeks after it was asked for';
comment on column viewings.asked_number is 'The message of this step; so offered_number, confirmed_number, ended_number';
