-- What a photo of a listing shows, as its seller says it, and the picture that took its place once it was covered, turned or cropped.
alter table uploads add column shows text;
alter table uploads add constraint uploads_shows_check check (shows in (
  'front', 'rear', 'left', 'right', 'interior', 'dashboard', 'engine', 'wheels', 'papers')) not valid;
alter table uploads add column replaced_by uuid;
alter table uploads add constraint uploads_replaced_by_fkey
  foreign key (replaced_by) references uploads (id) on delete set null not valid;
comment on column uploads.shows is 'The part of the vehicle, as its seller says it; null: not said';
comment on column uploads.replaced_by is 'What was made of it: it goes as soon as nothing shows it any more';
