alter table uploads validate constraint uploads_shows_check;
-- allow: scan because both columns are new and hold nothing yet, and validating keeps nobody out
alter table uploads validate constraint uploads_replaced_by_fkey;
