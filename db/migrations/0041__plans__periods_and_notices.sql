-- What plans and add-ons need besides the ledger: what became of a period that a larger plan replaced, the mails before
-- an end, and notices to users.

create table subscription_credits (
  from_id uuid primary key references subscriptions (id),
  into_id uuid not null references subscriptions (id),
  value numeric(14, 6) not null check (value > 0),
  rest_seconds numeric(16, 6) not null check (rest_seconds >= 0),
  gained_seconds numeric(16, 6) not null check (gained_seconds >= 0),
  at timestamptz not null,
  check (from_id <> into_id)
);
comment on table subscription_credits is 'What was left of a period when a larger plan began, and the time of that plan it became';
comment on column subscription_credits.value is 'US dollars: the period''s own amount and credits, by the share of its time that was left';
create index subscription_credits_into on subscription_credits (into_id);

create table subscription_reminders (
  user_id uuid not null references users (id) on delete cascade,
  ends_at timestamptz not null,
  days_before smallint not null,
  primary key (user_id, ends_at, days_before)
);
comment on table subscription_reminders is 'Mails that were asked for before a plan ends: each is sent once';

create table notifications (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users (id) on delete cascade,
  type text not null check (type in ('system', 'payment', 'car_approved', 'car_rejected', 'subscription')),
  title text not null check (char_length(title) between 1 and 200),
  body text not null check (char_length(body) <= 1000),
  link text check (link ~ '^/[^/]' and char_length(link) <= 300),
  campaign_id uuid references campaigns (id) on delete cascade,
  created_at timestamptz not null,
  read_at timestamptz
);
comment on column notifications.link is 'A page of the market';
comment on column notifications.campaign_id is 'The campaign that it is one copy of';
create index notifications_of_user on notifications (user_id, created_at desc);
create unique index notifications_once on notifications (campaign_id, user_id) where campaign_id is not null;
create index notifications_weekly on notifications (user_id, created_at) where campaign_id is not null;

-- The auto-refresh looks every hour for those that run.
create index add_ons_running on add_ons (bonus_feature_id, starts_at) where ended_at is null;

-- A plan of before the ledger has a period like any other; nothing was paid for it.
insert into subscriptions (user_id, plan_id, start_date, end_date)
select u.id, p.id, least(now(), u.subscription_ends_at - make_interval(days => p.duration)), u.subscription_ends_at
from users u join subscription_plans p on p.slug = u.current_plan
where u.current_plan <> 'free' and u.subscription_ends_at > now();
update users u set subscription_id = s.id from subscriptions s where s.user_id = u.id;

-- Copies of what listings, plans and add-ons say, which nothing kept true.
alter table users
  drop column car_listings_used,
  drop column max_car_listings,
  drop column motorcycle_listings_used,
  drop column max_motorcycle_listings,
  drop column has_featured_listings,
  drop column has_whats_app_priority,
  drop column has_push_notifications;
