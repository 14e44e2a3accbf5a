-- Moderation: since when a listing waits, who looks at it, what was decided, what became of reports; and the indexes of
-- the administrators' lists.

alter table cars
  add column waiting_since timestamptz,
  add column deleted_by uuid references admin_users (id);
update cars set waiting_since = updated_at where status = 'pending';
alter table cars add check ((status = 'pending') = (waiting_since is not null));
comment on column cars.waiting_since is 'Kept by a trigger: since when a pending listing waits for a reviewer';
comment on column cars.deleted_by is 'The administrator who deleted it; its owner cannot bring such a listing back';

-- A decision that is taken back names the moment of before; everything else waits from now on.
create function cars_note_waiting() returns trigger language plpgsql as $$
begin
  if new.status <> 'pending' then
    new.waiting_since := null;
  elsif new.waiting_since is null then
    new.waiting_since := new.updated_at;
  end if;
  return new;
end
$$;
create trigger cars_waiting before insert or update of status on cars
  for each row execute function cars_note_waiting();

-- What an administrator deleted comes back only by a statement that says so.
create function cars_keep_deleted() returns trigger language plpgsql as $$
begin
  raise exception 'an administrator deleted this listing' using errcode = 'MS001';
end
$$;
create trigger cars_deleted_stay before update of deleted_at on cars
  for each row when (old.deleted_by is not null and new.deleted_at is null and new.deleted_by is not null)
  execute function cars_keep_deleted();

create table review_claims (
  car_id uuid primary key references cars (id) on delete cascade,
  admin_id uuid not null references admin_users (id) on delete cascade,
  until timestamptz not null
);
comment on table review_claims is 'Who looks at a waiting listing right now, so that no two reviewers are given the same one';
create index review_claims_of_admin on review_claims (admin_id);

create table listing_reviews (
  id uuid primary key default uuidv7(),
  car_id uuid not null references cars (id) on delete cascade,
  admin_id uuid not null references admin_users (id),
  decision listing_status not null check (decision in ('active', 'rejected')),
  code text check (code ~ '^[a-z_]{1,40}$'),
  reason text check (char_length(reason) <= 1000),
  waited_seconds integer check (waited_seconds >= 0),
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  decided_at timestamptz not null,
  told_at timestamptz,
  undone_at timestamptz,
  check ((decision = 'rejected') = (code is not null))
);
comment on table listing_reviews is 'What reviewers decided of a listing';
comment on column listing_reviews.waited_seconds is 'How long it waited for this; null where it did not wait';
comment on column listing_reviews.before is 'State, dates and flags as they were, for the reviewer who takes it back';
comment on column listing_reviews.told_at is 'When its owner was told';
comment on column listing_reviews.undone_at is 'Taken back by the reviewer: it counts no more, and the owner is not told';
create index listing_reviews_of_car on listing_reviews (car_id, decided_at desc);
create index listing_reviews_of_admin on listing_reviews (admin_id, decided_at desc);
create index listing_reviews_waited on listing_reviews (decided_at) include (waited_seconds)
  where waited_seconds is not null and undone_at is null;

alter table listing_flags drop constraint listing_flags_kind_check;
alter table listing_flags add constraint listing_flags_kind_check check (kind in
  ('phone_in_text', 'link_in_text', 'deposit', 'price_far_below', 'reused_picture', 'duplicate_vin', 'upheld_reports'));

alter table listing_reports
  add column outcome text check (outcome in ('upheld', 'dismissed')),
  add column resolved_by uuid references admin_users (id);
-- None of before says what it came to.
update listing_reports set resolved_at = null where resolved_at is not null;
alter table listing_reports add check ((resolved_at is null) = (outcome is null) and (outcome is null) = (resolved_by is null));
create index listing_reports_open_of_car on listing_reports (car_id, created_at) where resolved_at is null;
create index listing_reports_upheld on listing_reports (car_id, resolved_at) where outcome = 'upheld';

-- The queue, the oldest first; what waits of a suspended user comes back with the user.
create index cars_waiting on cars (waiting_since, id)
  where status = 'pending' and deleted_at is null and owner_in_good_standing;

-- The table of all listings: each order, and the filters that leave many.
create index cars_admin_by_created on cars (created_at desc, id desc) where deleted_at is null;
create index cars_admin_by_status on cars (status, created_at desc, id desc) where deleted_at is null;
create index cars_admin_by_city on cars (city, created_at desc, id desc) where deleted_at is null;
create index cars_admin_by_model on cars (brand, model, id) where deleted_at is null;
create index cars_admin_by_year on cars (year, id) where deleted_at is null;
create index cars_admin_by_price on cars (price_usd, id) where deleted_at is null;
-- The other half of cars_search_text: together they find a word in any listing.
create index cars_search_text_hidden on cars using gin (search_text gin_trgm_ops) where not is_public;
create index cars_phone on cars (phone_number) where phone_number is not null;
