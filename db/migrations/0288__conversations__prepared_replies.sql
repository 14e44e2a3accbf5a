-- Short texts that a user writes often, to be put into a message.
create table prepared_replies (
  user_id uuid primary key references users (id) on delete cascade,
  texts text[] not null,
  changed_at timestamptz not null,
  constraint prepared_replies_texts_check check (cardinality(texts) <= 10)
);
