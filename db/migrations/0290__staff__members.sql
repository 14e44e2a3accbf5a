-- Who works for a dealership, which is the account of its founder (docs/decisions/0034-staff.md).
create table staff (
  id uuid primary key default uuidv7(),
  dealership_id uuid not null references users (id) on delete cascade,
  member_id uuid references users (id) on delete cascade,
  role text not null,
  shown boolean not null default false,
  email text,
  token text,
  language text not null default 'ar',
  invited_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz,
  joined_at timestamptz,
  left_at timestamptz,
  constraint staff_role_check check (role in ('owner', 'sales', 'stock')),
  constraint staff_joined_check check ((member_id is null) = (joined_at is null)),
  constraint staff_invited_check check ((email is null) = (joined_at is not null) and (expires_at is null) = (joined_at is not null)),
  constraint staff_left_check check (left_at is null or joined_at is not null),
  constraint staff_founder_check check (member_id is distinct from dealership_id or role = 'owner' and left_at is null),
  constraint staff_email_check check (char_length(email) between 3 and 254),
  constraint staff_language_check check (language in ('ar', 'en')),
  constraint staff_token_check check (token ~ '^[0-9a-f]{64}$')
);
create unique index staff_works_once on staff (member_id) where left_at is null;
create unique index staff_invited_once on staff (dealership_id, email) where joined_at is null;
create unique index staff_by_token on staff (token) where token is not null;
create index staff_of_dealership on staff (dealership_id, id);
create index staff_of_member on staff (member_id);
create index staff_invited_by on staff (invited_by);
comment on table staff is 'A dealership''s founder and members, those who left too, and its open invitations';
comment on column staff.dealership_id is 'The account of the founder: its listings, conversations, plan and keys are those of the dealership';
comment on column staff.member_id is 'Null while invited';
comment on column staff.shown is 'The member agrees to be shown on the page of the showroom';
comment on column staff.email is 'Whom the invitation is for; forgotten once it is accepted';
comment on column staff.token is 'SHA-256 of the token in the mail; null until the mail is sent, and once it was used';

-- Who did what, for the owners of a dealership.
create table staff_acts (
  id uuid primary key default uuidv7(),
  dealership_id uuid not null references users (id) on delete cascade,
  staff_id uuid references staff (id) on delete set null,
  act text not null,
  subject_id uuid,
  detail jsonb not null default '{}',
  at timestamptz not null,
  constraint staff_acts_act_check check (act ~ '^[a-z]+\.[a-z_]+$'),
  constraint staff_acts_detail_check check (jsonb_typeof(detail) = 'object')
);
create index staff_acts_of_dealership on staff_acts (dealership_id, id desc);
create index staff_acts_of_staff on staff_acts (staff_id);
create index staff_acts_at on staff_acts (at);
comment on column staff_acts.subject_id is 'What it was done to: a listing, a conversation, an offer, a viewing, a member; whatever the act says';

-- Persons in charge. A conversation without one of its own has that of its listing.
create table listing_charges (
  car_id uuid primary key references cars (id) on delete cascade,
  staff_id uuid not null references staff (id) on delete cascade
);
create index listing_charges_of_staff on listing_charges (staff_id);
create table lead_charges (
  conversation_id uuid primary key references conversations (id) on delete cascade,
  staff_id uuid not null references staff (id) on delete cascade
);
create index lead_charges_of_staff on lead_charges (staff_id);

-- Which colleague wrote in the name of a dealership; its buyers are not told.
create table message_authors (
  message_id uuid primary key references messages (id) on delete cascade,
  staff_id uuid not null references staff (id) on delete cascade
);
create index message_authors_of_staff on message_authors (staff_id);
