-- What the administrators' figures are read from: days that are over are counted once and kept; today, and what was not
-- counted yet, from these indexes.

create table daily_figures (
  day date not null,
  part text not null check (part in ('all', 'place', 'brand')),
  key text not null check (char_length(key) <= 60),
  users integer not null default 0 check (users >= 0),
  listings integer not null default 0 check (listings >= 0),
  contacts integer not null default 0 check (contacts >= 0),
  waiting integer check (waiting >= 0),
  monthly_active integer check (monthly_active >= 0),
  primary key (part, day, key),
  check ((part = 'all') = (key = '')),
  check (part = 'all' or users = 0 and waiting is null and monthly_active is null)
);
comment on table daily_figures is 'What happened on a day of Beirut that is over: accounts and listings that began, contacts';
comment on column daily_figures.key is 'The slug of the place or brand; empty for the whole market';
comment on column daily_figures.waiting is 'Listings that waited for review when the day was closed; null: nobody counted then';
comment on column daily_figures.monthly_active is 'Users of the 30 days before it was closed; null: nobody counted then';

create index users_last_login on users (last_login_at) where last_login_at is not null;
create index sessions_last_seen on sessions (last_seen_at) include (user_id);
create index listing_analytics_contacts on listing_analytics (hour, car_id) where event = 'contact';
create index payments_verified on payments (verified_at) where verified_at is not null;
create index payments_refunded on payments (refunded_at) where refunded_at is not null;
create index users_of_plan on users (current_plan) where current_plan <> 'free';
create index subscriptions_of_plan on subscriptions (plan_id);
create index order_items_of_plan on order_items (plan_id) where plan_id is not null;
