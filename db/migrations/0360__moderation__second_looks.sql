-- What another reviewer made of a decision about a listing that was chosen for it: once, and it changes nothing by itself.
create table second_looks (
  review_id uuid primary key references listing_reviews (id) on delete cascade,
  looked_by uuid not null references admin_users (id),
  looked_at timestamptz not null,
  agrees boolean not null,
  note text,
  constraint second_looks_note_check check (agrees = (note is null) and char_length(note) between 1 and 500)
);
comment on table second_looks is 'Of decisions that were chosen for it: what another reviewer says of them';
comment on column second_looks.note is 'What is wrong with the decision, for the reviewers';
create index second_looks_by_time on second_looks (looked_at desc, review_id desc);
