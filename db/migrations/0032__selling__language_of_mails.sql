-- Mails that no request asks for, such as reminders, are written in the language that somebody last sold in.

alter table users add column language text not null default 'ar' check (language in ('ar', 'en'));
comment on column users.language is 'Of mails that no request asks for';
