-- What a seller says against a decision about a listing, once, and what another reviewer made of it.
create table listing_appeals (
  id uuid primary key default uuidv7(),
  car_id uuid not null references cars (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  review_id uuid references listing_reviews (id) on delete cascade,
  made_by uuid not null references admin_users (id),
  made_at timestamptz not null,
  text text not null,
  sent_at timestamptz not null,
  outcome text,
  answer text,
  answered_by uuid references admin_users (id),
  answered_at timestamptz,
  no_place boolean not null default false,
  constraint listing_appeals_once unique (car_id, made_at),
  constraint listing_appeals_text_check check (char_length(text) between 1 and 1000),
  constraint listing_appeals_outcome_check check (outcome in ('upheld', 'overturned')),
  constraint listing_appeals_answer_check check (char_length(answer) between 1 and 500),
  constraint listing_appeals_answered_check check (
    (outcome is null) = (answer is null) and (outcome is null) = (answered_by is null)
    and (outcome is null) = (answered_at is null))
);
comment on table listing_appeals is 'Against a decision: that of a reviewer (review_id), or the removal of the listing';
comment on column listing_appeals.made_by is 'Who made that decision: another answers';
comment on column listing_appeals.outcome is 'Of the decision: upheld, it stays; overturned, the seller was right';
comment on column listing_appeals.no_place is 'Overturned when the plan had no place: the listing stayed as it was';
create index listing_appeals_waiting on listing_appeals (sent_at, id) where outcome is null;
create index listing_appeals_by_sent on listing_appeals (sent_at desc, id desc);
create index listing_appeals_of_user on listing_appeals (user_id, id);
create index listing_appeals_of_review on listing_appeals (review_id) where review_id is not null;

-- A warning ends by its date; nothing has to run for it. It has a row for each decision that it rests on.
create table seller_warnings (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users (id) on delete cascade,
  car_id uuid references cars (id) on delete set null,
  review_id uuid references listing_reviews (id) on delete set null,
  title text not null,
  code text,
  given_by uuid not null references admin_users (id),
  given_at timestamptz not null,
  ends_at timestamptz not null,
  lifted_at timestamptz,
  constraint seller_warnings_title_check check (char_length(title) <= 300),
  constraint seller_warnings_code_check check (code ~ '^[a-z_]{1,40}$'),
  constraint seller_warnings_ends_check check (ends_at > given_at)
);
comment on table seller_warnings is 'For what was the seller''s fault; those in force restrict what the seller may do';
comment on column seller_warnings.given_at is 'The rows of a seller with the same moment are one warning';
comment on column seller_warnings.title is 'Of the listing, which may be gone before the warning ends';
comment on column seller_warnings.code is 'Why the listing was refused; null: it was removed';
comment on column seller_warnings.lifted_at is 'The seller was right, or the decision was taken back: it counts no more';
create index seller_warnings_of_user on seller_warnings (user_id, given_at);
create index seller_warnings_of_car on seller_warnings (car_id) where car_id is not null;
create index seller_warnings_of_review on seller_warnings (review_id) where review_id is not null;
