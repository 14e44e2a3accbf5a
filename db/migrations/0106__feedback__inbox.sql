-- The inbox of what people write to the market: what it is about, how urgent it is, and what was answered.

alter table user_feedback
  add column updated_at timestamptz,
  add constraint user_feedback_category_known
    check (category in ('general', 'account', 'listing', 'payment', 'dealer', 'complaint', 'idea'));
comment on column user_feedback.updated_at is 'When an administrator last sorted, answered or closed it';
create index user_feedback_newest on user_feedback (created_at desc, id desc);
create index user_feedback_words on user_feedback
  using gin (lower(name || ' ' || email || ' ' || subject || ' ' || message) gin_trgm_ops);

create table feedback_replies (
  id uuid primary key default uuidv7(),
  feedback_id uuid not null references user_feedback (id) on delete cascade,
  admin_id uuid not null references admin_users (id),
  message text not null check (char_length(message) between 1 and 5000),
  created_at timestamptz not null,
  sent_at timestamptz
);
comment on column feedback_replies.sent_at is 'When its mail went out: it goes once';
create index feedback_replies_of on feedback_replies (feedback_id, created_at);
