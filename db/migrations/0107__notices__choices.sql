-- What somebody does not want to be told of, and by which way. What must be told cannot stand here.

create table notices_off (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  channel text not null,
  off_at timestamptz not null,
  primary key (user_id, kind, channel),
  constraint notices_off_is_a_choice check (
    (channel = 'bell' and kind in ('favorites', 'searches', 'reports', 'news'))
    or (channel = 'mail' and kind in ('messages', 'searches', 'reports', 'reminders'))
    or (channel = 'push' and kind in
      ('messages', 'favorites', 'searches', 'reports', 'news', 'decisions', 'payments', 'account'))
  )
);
comment on table notices_off is 'What somebody switched off; all else is told. News by mail: users.bulk_mail_unsubscribed_at';

insert into notices_off (user_id, kind, channel, off_at)
select id, 'messages', 'mail', message_mails_off_at from users where message_mails_off_at is not null
union all
select user_id, 'searches', 'mail', at from saved_search_mail_stops;

alter table users drop column message_mails_off_at;
drop table saved_search_mail_stops;
