-- Applications of dealerships: what they say of themselves, their papers, and what was decided and why. An application that
-- was decided is history: it stays as it was, and another try is another row.

create type dealer_application_state as enum ('pending', 'approved', 'rejected');

create table dealer_applications (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users (id) on delete cascade,
  dealership_name text not null check (char_length(dealership_name) between 2 and 100),
  dealership_license text not null check (dealership_license ~ '^[A-Z0-9-]{5,50}$'),
  dealership_address text not null check (char_length(dealership_address) between 10 and 200),
  dealership_city text not null check (dealership_city ~ '^[a-z0-9-]{1,60}$'),
  dealership_phone text not null check (dealership_phone ~ '^\+961[0-9]{7,8}$'),
  dealership_email text not null check (char_length(dealership_email) between 3 and 254),
  years_in_business text not null check (years_in_business ~ '^([0-9]|[1-9][0-9]|100|<1|1-2|3-5|6-10|10\+)$'),
  specialization text not null check (specialization in (
    'new_cars', 'used_cars', 'luxury_cars', 'sports_cars', 'family_cars', 'trucks_and_buses', 'spare_parts', 'all_types'
  )),
  description text not null check (char_length(description) between 20 and 2000),
  state dealer_application_state not null default 'pending',
  reviewer_id uuid,
  reason text check (char_length(reason) between 1 and 1000),
  language text not null check (language in ('ar', 'en')),
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'pending') = (decided_at is null)),
  check ((decided_at is null) = (reviewer_id is null)),
  check ((state = 'rejected') = (reason is not null))
);
comment on column dealer_applications.dealership_phone is 'E.164';
comment on column dealer_applications.years_in_business is 'Years, 0 to 100, or a range of them';
comment on column dealer_applications.reviewer_id is 'The administrator who decided';
comment on column dealer_applications.reason is 'Why it was rejected, as the applicant reads it';
comment on column dealer_applications.language is 'In which it was sent: of the mail about the decision';

create unique index dealer_applications_one_pending on dealer_applications (user_id) where state = 'pending';
create index dealer_applications_of_user on dealer_applications (user_id, created_at desc);
create index dealer_applications_by_state on dealer_applications (state, created_at desc, id desc);
create index dealer_applications_by_time on dealer_applications (created_at desc, id desc);
create index dealer_applications_search on dealer_applications using gin (
  lower(dealership_name || ' ' || dealership_license || ' ' || dealership_email || ' ' || dealership_phone) gin_trgm_ops
);

create function dealer_applications_stay() returns trigger language plpgsql as $$
begin
  raise exception 'an application that was decided stays as it was';
end $$;
create trigger dealer_applications_decided before update on dealer_applications
  for each row when (old.state <> 'pending') execute function dealer_applications_stay();

create table dealer_documents (
  id uuid primary key default uuidv7(),
  application_id uuid not null references dealer_applications (id) on delete cascade,
  key text not null unique,
  name text not null check (char_length(name) between 1 and 120),
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null
);
comment on column dealer_documents.key is 'Of a private file: its applicant and administrators alone see it';
comment on column dealer_documents.name is 'What the applicant calls the file';
create index dealer_documents_of_application on dealer_documents (application_id, created_at);

-- What an approval sets beside the columns that were there: the address of the showroom's page, and where it is.
alter table users
  add column dealership_slug text check (dealership_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(dealership_slug) <= 80),
  add column dealership_city text check (dealership_city ~ '^[a-z0-9-]{1,60}$');
create unique index users_dealership_slug on users (dealership_slug) where dealership_slug is not null;
comment on column users.dealership_slug is 'Its page is /dealers/{slug}; it stays when the name changes';
