-- The lists of administrators at a million listings: what a filter asks for stands in the index that gives the order, so
-- that neither a page nor a count reads rows that are not shown.

drop index cars_admin_by_created;
create index cars_admin_by_created on cars (created_at desc, id desc) include (status, city, vehicle_type)
  where deleted_at is null;
drop index cars_admin_by_model;
create index cars_admin_by_model on cars (brand, model, id) include (status, city, vehicle_type) where deleted_at is null;
drop index cars_admin_by_year;
create index cars_admin_by_year on cars (year, id) include (status, city, vehicle_type) where deleted_at is null;
drop index cars_admin_by_price;
create index cars_admin_by_price on cars (price_usd, id) include (status, city, vehicle_type) where deleted_at is null;
drop index cars_waiting;
create index cars_waiting on cars (waiting_since, id) include (user_id, vehicle_type, city)
  where status = 'pending' and deleted_at is null and owner_in_good_standing;
-- Of few values, each once with all its listings: the whole market is counted over a few megabytes.
create index cars_to_tally on cars (city, status, is_public) where deleted_at is null;

-- Periods of plans in their two orders.
create index subscriptions_by_start on subscriptions (start_date, id);
create index subscriptions_by_end on subscriptions (end_date, id);
drop index subscriptions_ending;
create index subscriptions_ending on subscriptions (end_date) include (start_date) where is_active;

-- The same of users: filtered in the index that gives the order.
drop index users_by_name;
create index users_by_name on users (lower(first_name || ' ' || last_name), id)
  include (first_name, last_name, user_status, city, is_dealership, is_verified_dealer);
drop index users_by_mail;
create index users_by_mail on users (lower(email), id)
  include (email, user_status, city, is_dealership, is_verified_dealer);
-- A session that began since its user's last month is told of by the user's last sign-in.
drop index sessions_last_seen;
create index sessions_last_seen on sessions (last_seen_at) include (user_id, created_at);
