-- Offers of a price within a conversation. What is done with one is a message of the conversation too, which these rows name
-- by its number: so the build before shows it as words, and unread counts, notices and reports need nothing of their own.
create table offers (
  id uuid primary key default uuidv7(),
  conversation_id uuid not null references conversations (id) on delete cascade,
  maker_id uuid not null references users (id) on delete cascade,
  amount numeric(14, 2) not null,
  currency currency not null,
  until timestamptz not null,
  state text not null default 'open',
  is_counter boolean not null,
  made_number integer not null,
  made_at timestamptz not null,
  answered_number integer,
  answered_at timestamptz,
  constraint offers_made_once unique (conversation_id, made_number),
  constraint offers_amount_check check (amount > 0),
  constraint offers_until_check check (until > made_at),
  constraint offers_state_check check (state in ('open', 'accepted', 'declined', 'countered', 'withdrawn', 'ended')),
  constraint offers_answered_check check ((state = 'open') = (answered_at is null)),
  constraint offers_numbers_check check (made_number > 0 and (answered_number is null or answered_number > made_number and state <> 'open'))
);
create unique index offers_one_open on offers (conversation_id) where state = 'open';
create index offers_of_maker on offers (maker_id, id);
comment on table offers is 'What one of the two offers for the listing of a conversation: no commitment of either';
comment on column offers.made_number is 'The message that it was made with; answered_number: the one that it was answered with, null where nothing was written';
comment on column offers.state is 'ended: its time was over, or one of the two blocked the other; open with a time that is over is the same';
