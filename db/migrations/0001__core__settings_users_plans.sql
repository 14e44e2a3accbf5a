-- Settings, users and plans: what every other table refers to.

create type user_status as enum ('active', 'suspended', 'banned');
create type subscription_tier as enum ('basic', 'pro', 'plus');
create type currency as enum ('usd', 'lbp', 'eur');

create table app_settings (
  id uuid primary key default uuidv7(),
  key text not null unique check (key ~ '^[a-z][a-z0-9_.]*$'),
  value jsonb not null,
  description text not null,
  updated_by uuid,
  updated_at timestamptz not null default now()
);
comment on table app_settings is 'Everything an operator may change while the market runs; one row a setting.';

insert into app_settings (key, value, description) values
  ('site', '{"nameEn": "Mishwar", "nameAr": "مشوار", "taglineEn": "Lebanon''s market for cars and motorcycles", "taglineAr": "سوق السيارات والدراجات في لبنان", "phone": "+9611000000", "email": "hello@mishwar.example", "whatsapp": "+9611000000"}',
   'Name, tag line and contact of the market, shown on every page'),
  ('exchange_rates', '{"usd": 1, "lbp": 89500, "eur": 0.86, "asOf": "2026-11-01"}',
   'Units of each currency for one US dollar, and the day they are from'),
  ('listing_period_days', '60', 'How long a listing stays active before it expires'),
  ('auto_approve_listings', 'false', 'Whether a listing without flags goes live without a review');

create table subscription_plans (
  id uuid primary key default uuidv7(),
  slug text not null unique check (slug ~ '^[a-z][a-z0-9-]*$'),
  tier subscription_tier not null,
  name text not null,
  name_ar text not null,
  description text not null default '',
  description_ar text not null default '',
  price numeric(10, 2) not null check (price >= 0),
  currency text not null default 'USD' check (currency = 'USD'),
  duration integer not null default 30 check (duration between 1 and 3660),
  max_ads integer not null check (max_ads >= 0),
  max_car_listings integer not null check (max_car_listings >= 0),
  max_motorcycle_listings integer not null check (max_motorcycle_listings >= 0),
  max_photos integer not null check (max_photos between 1 and 60),
  search_priority smallint not null default 0,
  features jsonb not null default '[]' check (jsonb_typeof(features) = 'array'),
  features_ar jsonb not null default '[]' check (jsonb_typeof(features_ar) = 'array'),
  is_active boolean not null default true,
  display_order integer not null default 0,
  color text not null default '#6B46C1' check (color ~ '^#[0-9A-Fa-f]{6}$'),
  is_popular boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column subscription_plans.duration is 'Days';
comment on column subscription_plans.search_priority is 'Higher comes first in the default order, after featured listings';

insert into subscription_plans
  (slug, tier, name, name_ar, description, description_ar, price, max_ads, max_car_listings, max_motorcycle_listings,
   max_photos, search_priority, features, features_ar, display_order, is_popular)
values
  ('free', 'basic', 'Free', 'مجانية', 'For selling one vehicle', 'لبيع مركبة واحدة', 0, 1, 1, 1, 6, 0,
   '["1 active listing", "Appears in search", "Call and WhatsApp for every buyer"]',
   '["إعلان واحد فعّال", "ظهور في نتائج البحث", "اتصال وواتساب لكل مشترٍ"]', 1, false),
  ('premium', 'pro', 'Premium', 'بائع جاد', 'For those who sell often', 'لمن يبيع باستمرار', 5, 5, 3, 2, 10, 1,
   '["5 active listings", "10 photos each", "Priority in results"]',
   '["٥ إعلانات فعّالة", "١٠ صور لكل إعلان", "أولوية في النتائج"]', 2, true),
  ('dealer', 'plus', 'Dealer', 'معرض', 'For dealerships', 'للمعارض', 20, 30, 25, 10, 20, 2,
   '["30 active listings", "20 photos each", "Showroom page and detailed statistics"]',
   '["٣٠ إعلاناً فعّالاً", "٢٠ صورة لكل إعلان", "صفحة معرض وإحصاءات مفصّلة"]', 3, false);

create table users (
  id uuid primary key default uuidv7(),
  email text not null check (char_length(email) between 3 and 254),
  password text,
  first_name text not null check (char_length(first_name) between 1 and 50),
  last_name text not null check (char_length(last_name) between 1 and 50),
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  profile_image_url text,
  city text,
  is_email_verified boolean not null default false,
  password_reset_token text,
  password_reset_expires_at timestamptz,
  email_verification_token text,
  email_verification_expires_at timestamptz,
  last_login_at timestamptz,
  login_attempts integer not null default 0 check (login_attempts >= 0),
  locked_until timestamptz,
  current_plan text not null default 'free' references subscription_plans (slug) on update cascade,
  subscription_id uuid,
  subscription_status text not null default 'active',
  subscription_ends_at timestamptz,
  car_listings_used integer not null default 0 check (car_listings_used >= 0),
  max_car_listings integer not null default 1 check (max_car_listings >= 0),
  motorcycle_listings_used integer not null default 0 check (motorcycle_listings_used >= 0),
  max_motorcycle_listings integer not null default 1 check (max_motorcycle_listings >= 0),
  has_featured_listings boolean not null default false,
  has_whats_app_priority boolean not null default false,
  has_push_notifications boolean not null default false,
  is_dealership boolean not null default false,
  dealership_name text,
  dealership_license text,
  dealership_address text,
  dealership_phone text check (dealership_phone ~ '^\+[1-9][0-9]{6,14}$'),
  is_verified_dealer boolean not null default false,
  user_status user_status not null default 'active',
  suspended_until timestamptz,
  suspension_reason text,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (not is_verified_dealer or (is_dealership and dealership_name is not null))
);
comment on column users.password is 'argon2id, in PHC form; null until the account has one';
comment on column users.is_demo is 'Belongs to the demo market: npm run demo may replace it';
create unique index users_email_key on users (lower(email));
