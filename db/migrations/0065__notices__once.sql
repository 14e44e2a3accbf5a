-- What tells somebody of one thing does so once, however often its job is tried again.

alter table notifications add column told_of text check (char_length(told_of) between 1 and 120);
comment on column notifications.told_of is 'The one thing it tells of; null of what was told to many';
create unique index notifications_told_once on notifications (user_id, told_of) where told_of is not null;
