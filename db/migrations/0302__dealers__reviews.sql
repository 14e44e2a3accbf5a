-- What buyers who had contact with a dealer say of it, one each, and what the dealer replies (decision 0037).
create table dealer_reviews (
  id uuid primary key default uuidv7(),
  dealer_id uuid not null references users (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  stars smallint,
  text text,
  state text not null,
  held_for text[] not null default '{}',
  hidden_reason text,
  was_hidden boolean not null default false,
  contact_at timestamptz not null,
  written_at timestamptz not null,
  changed_at timestamptz not null,
  told_at timestamptz,
  reply text,
  reply_state text,
  reply_held_for text[] not null default '{}',
  reply_hidden_reason text,
  reply_was_hidden boolean not null default false,
  replied_at timestamptz,
  reply_told_at timestamptz,
  constraint dealer_reviews_once unique (dealer_id, user_id),
  constraint dealer_reviews_of_another check (dealer_id <> user_id),
  constraint dealer_reviews_stars_check check (stars between 1 and 5),
  constraint dealer_reviews_text_check check (char_length(text) between 10 and 1500),
  constraint dealer_reviews_state_check check (state in ('shown', 'held', 'hidden', 'withdrawn')),
  constraint dealer_reviews_said_check
    check ((state = 'withdrawn') = (text is null) and (text is null) = (stars is null)),
  constraint dealer_reviews_hidden_check check ((state = 'hidden') = (hidden_reason is not null)),
  constraint dealer_reviews_reply_check check (char_length(reply) between 2 and 1500),
  constraint dealer_reviews_reply_state_check check (reply_state in ('shown', 'held', 'hidden')),
  constraint dealer_reviews_replied_check
    check ((reply is null) = (reply_state is null) and (reply is null) = (replied_at is null)),
  constraint dealer_reviews_reply_hidden_check
    check ((reply_state is not distinct from 'hidden') = (reply_hidden_reason is not null))
);
create index dealer_reviews_newest on dealer_reviews (dealer_id, written_at desc, id desc) where state = 'shown';
create index dealer_reviews_lowest on dealer_reviews (dealer_id, stars, written_at desc, id desc) where state = 'shown';
create index dealer_reviews_of_user on dealer_reviews (user_id, id);
create index dealer_reviews_waiting on dealer_reviews (id) where state = 'held' or reply_state = 'held';
create index dealer_reviews_hidden on dealer_reviews (changed_at desc, id desc)
  where state = 'hidden' or reply_state = 'hidden';
comment on table dealer_reviews is 'One of each buyer and dealer; withdrawn, the row stays without words, so that it can be written again, not twice';
comment on column dealer_reviews.state is 'held: waits for an administrator, held_for says why; hidden: by one, for hidden_reason';
comment on column dealer_reviews.was_hidden is 'An administrator hid what was written before: what is written next waits';
comment on column dealer_reviews.contact_at is 'When the first conversation of the two began in which both wrote';
comment on column dealer_reviews.told_at is 'When the dealer was told of it; reply_told_at: the buyer of the reply';

create table dealer_review_reports (
  id uuid primary key default uuidv7(),
  review_id uuid not null references dealer_reviews (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  part text not null,
  reason text not null,
  text text,
  created_at timestamptz not null,
  outcome text,
  resolved_at timestamptz,
  resolved_by uuid references admin_users (id),
  constraint dealer_review_reports_once unique (review_id, user_id, part),
  constraint dealer_review_reports_part_check check (part in ('review', 'reply')),
  constraint dealer_review_reports_reason_check check (reason in ('fake', 'insult', 'private', 'spam', 'other')),
  constraint dealer_review_reports_text_check check (char_length(text) between 1 and 1000),
  constraint dealer_review_reports_outcome_check check (outcome in ('upheld', 'dismissed')),
  constraint dealer_review_reports_resolved_check
    check ((resolved_at is null) = (outcome is null) and (outcome is null) = (resolved_by is null))
);
create index dealer_review_reports_of_user on dealer_review_reports (user_id, id);
create index dealer_review_reports_open on dealer_review_reports (review_id) where resolved_at is null;
comment on column dealer_review_reports.outcome is 'upheld: what it is about was hidden';
