-- A notice is read in the language of the page, whatever its reader's account has: what the market composes is kept in both.
alter table notifications add column title_en text, add column body_en text;
alter table notifications
  add constraint notifications_title_en_check check (char_length(title_en) between 1 and 200) not valid,
  add constraint notifications_body_en_check check (char_length(body_en) <= 1000) not valid;
comment on column notifications.title is 'In Arabic, or in the one language in which it was made';
comment on column notifications.title_en is 'The same in English; null where it was made in one language';
