-- What people write to the market.

create table user_feedback (
  id uuid primary key default uuidv7(),
  user_id uuid references users (id) on delete set null,
  email text not null check (char_length(email) <= 254),
  name text not null check (char_length(name) between 1 and 100),
  phone text not null check (char_length(phone) between 1 and 30),
  subject text not null check (char_length(subject) between 1 and 150),
  message text not null check (char_length(message) between 10 and 5000),
  language text not null check (language in ('ar', 'en')),
  category text not null default 'general',
  status text not null default 'pending' check (status in ('pending', 'answered', 'closed')),
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high')),
  admin_response text,
  responded_by uuid references admin_users (id),
  responded_at timestamptz,
  created_at timestamptz not null
);
comment on column user_feedback.user_id is 'Who was signed in when it was written; the mail is as it was typed';
create index user_feedback_waiting on user_feedback (created_at) where status = 'pending';
create index user_feedback_of_user on user_feedback (user_id) where user_id is not null;
