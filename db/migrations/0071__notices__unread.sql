-- The bell counts what was not read, on every page of somebody who is signed in.

create index notifications_unread on notifications (user_id) where read_at is null;
