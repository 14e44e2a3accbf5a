-- What a showroom says of itself beside the name, address and phone that stand with the user.
create table dealer_profiles (
  user_id uuid primary key references users (id) on delete cascade,
  specialization text check (specialization in (
    'new_cars', 'used_cars', 'luxury_cars', 'sports_cars', 'family_cars', 'trucks_and_buses', 'spare_parts', 'all_types'
  )),
  years_in_business text check (years_in_business ~ '^([0-9]|[1-9][0-9]|100|<1|1-2|3-5|6-10|10\+)$'),
  years_told_at timestamptz,
  about_ar text check (char_length(about_ar) between 1 and 2000),
  about_en text check (char_length(about_en) between 1 and 2000),
  logo_id uuid references uploads (id) on delete set null,
  cover_id uuid references uploads (id) on delete set null,
  map_url text check (map_url ~ '^https://' and char_length(map_url) <= 500),
  hours jsonb check (jsonb_typeof(hours) = 'array' and jsonb_array_length(hours) = 7),
  updated_at timestamptz not null default now(),
  check ((years_in_business is null) = (years_told_at is null))
);
comment on column dealer_profiles.years_in_business is 'As it was told at years_told_at: a number grows since then, a range does not';
comment on column dealer_profiles.hours is
  'From Monday to Sunday, for each the spans it is open, as [["09:00", "18:00"]]; an empty one is closed. In Beirut''s time';
create index dealer_profiles_specialization on dealer_profiles (specialization);
create index dealer_profiles_logo on dealer_profiles (logo_id) where logo_id is not null;
create index dealer_profiles_cover on dealer_profiles (cover_id) where cover_id is not null;

-- Those who were approved before have what they said in the application that was approved last.
insert into dealer_profiles (user_id, specialization, years_in_business, years_told_at, about_ar, about_en, updated_at)
  select distinct on (a.user_id) a.user_id, a.specialization, a.years_in_business, a.created_at,
    case when a.description ~ '[\u0600-\u06ff]' then a.description end,
    case when a.description !~ '[\u0600-\u06ff]' then a.description end, a.decided_at
  from dealer_applications a join users u on u.id = a.user_id and u.is_dealership
  where a.state = 'approved' order by a.user_id, a.decided_at desc;

-- The one definition of a showroom that anyone may see: approved, with a page of its own, of somebody in good standing.
create function has_showroom(is_verified_dealer boolean, slug text, status user_status, deletion_requested_at timestamptz)
  returns boolean language sql immutable parallel safe
  return is_verified_dealer and slug is not null and in_good_standing(status, deletion_requested_at);

create index users_showrooms on users (lower(dealership_name), id) include (dealership_city)
  where has_showroom(is_verified_dealer, dealership_slug, user_status, deletion_requested_at);
create index users_showrooms_search on users using gin (fold_search(dealership_name || ' ' || dealership_slug) gin_trgm_ops)
  where has_showroom(is_verified_dealer, dealership_slug, user_status, deletion_requested_at);
-- How many listings of a showroom are on the market, without looking at them.
create index cars_public_of_user on cars (user_id, vehicle_type) where is_public;
