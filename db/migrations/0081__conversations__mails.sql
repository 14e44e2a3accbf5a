-- Whoever follows the link of a mail about messages receives no more of them.

alter table users add column message_mails_off_at timestamptz;
comment on column users.message_mails_off_at is 'Since when no mail tells of unread messages; null: they do';
