alter table uploads validate constraint uploads_shows_check;
alter table uploads validate constraint uploads_replaced_by_fkey;
