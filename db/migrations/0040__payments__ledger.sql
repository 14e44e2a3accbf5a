-- Plans and payments: what is for sale beside the plans, orders and the money for them, and what that money started.
-- Everything that counts money holds here, whoever writes: amounts are exact, an order moves only forward, its history
-- is never rewritten, and nothing starts twice.

create extension if not exists btree_gist;

create type payment_method as enum ('manual', 'palpay', 'bank_transfer', 'credit_card', 'paypal');
create type payment_status as enum ('pending', 'verified', 'rejected');
create type order_state as enum ('open', 'held', 'paid', 'failed', 'cancelled', 'refunded');

-- What plans do not hold: edited as they are.
create table bonus_features (
  id uuid primary key default uuidv7(),
  slug text not null unique check (slug in
    ('featured', 'auto_refresh', 'verification_badge', 'notification_campaign', 'chat_priority')),
  name text not null,
  name_ar text not null,
  description text not null default '',
  description_ar text not null default '',
  price numeric(8, 2) not null check (price > 0),
  currency text not null default 'USD' check (currency = 'USD'),
  days integer check (days between 1 and 3660),
  per_listing boolean not null,
  is_active boolean not null default true,
  display_order integer not null default 0,
  color text not null default '#6B46C1' check (color ~ '^#[0-9A-Fa-f]{6}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column bonus_features.days is 'How long it works; null: once, or for as long as what it is for';
comment on column bonus_features.per_listing is 'Bought for one listing, not for the account';

insert into bonus_features (slug, name, name_ar, description, description_ar, price, days, per_listing, display_order, color) values
  ('featured', 'Featured listing', 'إعلان مميّز', 'First in results and on the front page', 'أوّل النتائج وعلى الصفحة الرئيسية', 3, 7, true, 1, '#B7791F'),
  ('auto_refresh', 'Auto-refresh', 'تجديد تلقائي', 'Your listings move back up every day', 'تعود إعلاناتك إلى الأعلى كل يوم', 2, 7, false, 2, '#2B6CB0'),
  ('verification_badge', 'Verification badge', 'شارة التوثيق', 'We check your phone and identity once', 'نتحقّق من هاتفك وهويتك مرة واحدة', 10, null, false, 3, '#2F855A'),
  ('notification_campaign', 'Notification campaign', 'حملة إشعارات', 'One notice to all users, once we approve its text', 'إشعار واحد لكل المستخدمين بعد موافقتنا على نصّه', 5, null, false, 5, '#6B46C1'),
  ('chat_priority', 'Chat priority', 'أولوية المحادثة', 'This listing’s messages come first', 'رسائل هذا الإعلان تأتي أولاً', 1, null, true, 4, '#2C7A7B');

create table orders (
  id uuid primary key default uuidv7(),
  reference text not null unique check (reference ~ '^M[0-9A-HJKMNP-TV-Z]{7}$'),
  user_id uuid references users (id) on delete set null,
  amount numeric(8, 2) not null check (amount > 0),
  currency text not null default 'USD' check (currency = 'USD'),
  paid_by text not null check (paid_by in ('credit_card', 'paypal', 'manual', 'chat')),
  state order_state not null default 'open',
  gateway text check (gateway in ('areeba', 'paypal')),
  gateway_order_id text check (char_length(gateway_order_id) between 1 and 200),
  redirect_url text check (char_length(redirect_url) <= 2000),
  reason text check (char_length(reason) <= 300),
  checks integer not null default 0,
  next_check_at timestamptz,
  expires_at timestamptz not null,
  language text not null default 'ar' check (language in ('ar', 'en')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (gateway, gateway_order_id)
);
comment on table orders is 'What somebody set out to pay; kept for the books when the account is gone';
comment on column orders.amount is 'The order''s own: a price that is edited later changes nothing here';
comment on column orders.paid_by is 'As the buyer chose; payments.method is how it is filed';
comment on column orders.reason is 'Why it failed or is held: the gateway''s own word, or an administrator''s';
comment on column orders.next_check_at is 'When the gateway is asked again; null: not any more';
comment on column orders.expires_at is 'An open order is given up then, unless a receipt waits to be looked at';
create index orders_of_user on orders (user_id, created_at desc);
create index orders_to_check on orders (next_check_at) where next_check_at is not null;
create index orders_to_give_up on orders (expires_at) where state = 'open';

create table order_items (
  id uuid primary key default uuidv7(),
  order_id uuid not null references orders (id),
  plan_id uuid references subscription_plans (id),
  bonus_feature_id uuid references bonus_features (id),
  car_id uuid references cars (id) on delete set null,
  title text not null,
  title_ar text not null,
  amount numeric(8, 2) not null check (amount > 0),
  days integer check (days between 1 and 3660),
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object'),
  check ((plan_id is null) <> (bonus_feature_id is null))
);
comment on column order_items.title is 'As it was called when it was ordered';
comment on column order_items.detail is 'The text of a campaign: {title, titleAr, body, bodyAr}';
create index order_items_of_order on order_items (order_id);
create index order_items_of_car on order_items (car_id) where car_id is not null;

-- An order only moves forward; money that comes late after all is taken.
create function orders_hold_to_life() returns trigger language plpgsql as $$
begin
  if (old.state, new.state) not in (
    ('open', 'held'), ('open', 'paid'), ('open', 'failed'), ('open', 'cancelled'),
    ('failed', 'paid'), ('failed', 'held'), ('cancelled', 'paid'), ('cancelled', 'held'), ('cancelled', 'failed'),
    ('failed', 'cancelled'), ('held', 'paid'), ('held', 'cancelled'), ('held', 'refunded'), ('paid', 'refunded'))
  then
    raise exception 'an order does not go from % to %', old.state, new.state using errcode = 'MS003';
  end if;
  return new;
end
$$;
create trigger orders_life before update of state on orders
  for each row when (old.state <> new.state) execute function orders_hold_to_life();

-- What was sold, for how much, does not change once it is ordered.
create function orders_keep_terms() returns trigger language plpgsql as $$
begin
  raise exception 'the terms of an order do not change' using errcode = 'MS003';
end
$$;
create trigger orders_terms before update of amount, currency, reference, paid_by, created_at on orders
  for each row when ((old.amount, old.currency, old.reference, old.paid_by, old.created_at)
    is distinct from (new.amount, new.currency, new.reference, new.paid_by, new.created_at))
  execute function orders_keep_terms();
create trigger order_items_terms before update of order_id, plan_id, bonus_feature_id, title, title_ar, amount, days, detail
  on order_items for each row execute function orders_keep_terms();

create table order_events (
  id uuid primary key default uuidv7(),
  order_id uuid not null references orders (id),
  state order_state not null,
  what text not null check (what ~ '^[a-z_]{1,40}$'),
  actor text not null check (actor in ('buyer', 'gateway', 'job', 'administrator')),
  administrator_id uuid,
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object'),
  at timestamptz not null
);
comment on table order_events is 'The history of an order: written once, never changed';
comment on column order_events.state is 'The state after it';
create index order_events_of_order on order_events (order_id, id);
create function order_events_keep() returns trigger language plpgsql as $$
begin
  raise exception 'the history of an order is not rewritten' using errcode = 'MS003';
end
$$;
create trigger order_events_kept before update or delete on order_events
  for each row execute function order_events_keep();
create trigger order_events_not_emptied before truncate on order_events
  for each statement execute function order_events_keep();

create table subscriptions (
  id uuid primary key default uuidv7(),
  user_id uuid references users (id) on delete set null,
  plan_id uuid not null references subscription_plans (id),
  order_item_id uuid unique references order_items (id),
  amount numeric(8, 2) not null default 0 check (amount >= 0),
  start_date timestamptz not null,
  end_date timestamptz,
  is_active boolean not null default true,
  listings_used integer not null default 0 check (listings_used >= 0),
  taken_back_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (end_date is null or end_date >= start_date),
  exclude using gist (user_id with =, tstzrange(start_date, end_date) with &&) where (is_active)
);
comment on table subscriptions is 'Periods of paid or given plans; those of one person that are active never overlap';
comment on column subscriptions.amount is 'What was paid for this period; 0 where an administrator gave it';
comment on column subscriptions.end_date is 'Null: until an administrator ends it';
comment on column subscriptions.is_active is 'False: over, or turned into days of another plan';
create index subscriptions_of_user on subscriptions (user_id, end_date desc);
create index subscriptions_ending on subscriptions (end_date) where is_active;
alter table users add constraint users_subscription_fkey
  foreign key (subscription_id) references subscriptions (id) on delete set null;
create index users_subscription_ends on users (subscription_ends_at) where subscription_ends_at is not null;

create table payments (
  id uuid primary key default uuidv7(),
  order_id uuid not null unique references orders (id),
  user_id uuid references users (id) on delete set null,
  subscription_id uuid references subscriptions (id) on delete set null,
  car_id uuid references cars (id) on delete set null,
  amount numeric(8, 2) not null check (amount > 0),
  currency text not null default 'USD' check (currency = 'USD'),
  method payment_method not null default 'manual',
  receipt_image text,
  transfer_way text check (transfer_way in ('omt', 'whish', 'bank')),
  transaction_id text check (char_length(transaction_id) between 1 and 100),
  pal_pay_reference text,
  status payment_status not null default 'pending',
  notes text check (char_length(notes) <= 1000),
  created_at timestamptz not null default now(),
  verified_at timestamptz,
  verified_by uuid,
  refunded_at timestamptz,
  refunded_by uuid,
  refund_reference text check (char_length(refund_reference) <= 100),
  check ((status = 'verified') = (verified_at is not null)),
  check (refunded_at is null or status = 'verified')
);
comment on column payments.receipt_image is 'Key of a private file: its owner and payment administrators alone see it';
comment on column payments.verified_by is 'The administrator; null where a gateway said so';
-- A number on paper pays once. Those of gateways count from 1 in every order, and belong to one order anyway.
create unique index payments_number_once on payments (lower(transaction_id))
  where status <> 'rejected' and method in ('manual', 'bank_transfer', 'palpay');
create index payments_of_user on payments (user_id, created_at desc);
create index payments_pending on payments (created_at) where status = 'pending';

create table activations (
  order_id uuid primary key references orders (id),
  amount numeric(8, 2) not null check (amount > 0),
  activated_at timestamptz not null,
  taken_back_at timestamptz
);
comment on table activations is 'The primary key is the promise: what was paid starts once, however many tell of it';

create table add_ons (
  id uuid primary key default uuidv7(),
  user_id uuid references users (id) on delete set null,
  bonus_feature_id uuid not null references bonus_features (id),
  car_id uuid references cars (id) on delete set null,
  order_item_id uuid unique references order_items (id),
  amount numeric(8, 2) not null default 0 check (amount >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz,
  ended_at timestamptz,
  last_run_at timestamptz,
  taken_back_at timestamptz,
  created_at timestamptz not null default now(),
  check (ends_at is null or ends_at >= starts_at)
);
comment on column add_ons.ends_at is 'Null: it does not end by itself';
comment on column add_ons.ended_at is 'When its effect was taken away';
comment on column add_ons.last_run_at is 'Of the auto-refresh: when listings last moved up';
create index add_ons_of_user on add_ons (user_id, bonus_feature_id);
create index add_ons_of_car on add_ons (car_id, bonus_feature_id) where car_id is not null;
create index add_ons_ending on add_ons (ends_at) where ended_at is null and ends_at is not null;

create table verifications (
  id uuid primary key default uuidv7(),
  user_id uuid not null unique references users (id) on delete cascade,
  add_on_id uuid not null references add_ons (id),
  document_key text,
  document_sent_at timestamptz,
  phone_seen_at timestamptz,
  document_seen_at timestamptz,
  granted_at timestamptz,
  granted_by uuid,
  refused_reason text check (char_length(refused_reason) <= 500),
  created_at timestamptz not null default now(),
  check (granted_at is null or phone_seen_at is not null and document_seen_at is not null)
);
comment on table verifications is 'A bought verification badge: shown once an administrator has seen phone and document, never for money alone';
comment on column verifications.document_key is 'Key of a private file, removed once it was seen';

create table campaigns (
  id uuid primary key default uuidv7(),
  user_id uuid references users (id) on delete set null,
  add_on_id uuid not null unique references add_ons (id),
  car_id uuid references cars (id) on delete set null,
  title text not null check (char_length(title) between 3 and 80),
  body text not null check (char_length(body) between 10 and 300),
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected', 'sent')),
  rejection_reason text check (char_length(rejection_reason) <= 500),
  reviewed_by uuid,
  reviewed_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default now()
);
create index campaigns_waiting on campaigns (created_at) where state in ('pending', 'approved');
create index campaigns_of_user on campaigns (user_id) where user_id is not null;

create table gateway_notices (
  gateway text not null,
  notice_id text not null check (char_length(notice_id) <= 200),
  received_at timestamptz not null,
  primary key (gateway, notice_id)
);
comment on table gateway_notices is 'Notifications that were acted on: the same one again is a replay';
create index gateway_notices_received on gateway_notices (received_at);

create table ledger_checks (
  id uuid primary key default uuidv7(),
  at timestamptz not null,
  verified numeric(12, 2) not null,
  activated numeric(12, 2) not null,
  differences jsonb not null default '[]' check (jsonb_typeof(differences) = 'array')
);
comment on table ledger_checks is 'Whether what was paid is what was started, once a day; differences name orders';

-- Where money is sent to by hand; empty: that way is not offered.
insert into app_settings (key, value, description) values
  ('transfers', '{}', 'Where cash transfers go: omt, whish and bank, each with the lines a buyer is shown (name, number, bank, iban)'),
  ('chat_payments', 'true', 'Whether a plan may be ordered by a chat with the market''s WhatsApp number');

-- A pending listing that has no place when a plan ends waits as well; it was not reviewed, so it comes back to be.
create or replace function cars_hold_to_life() returns trigger language plpgsql as $$
begin
  if old.deleted_at is not null and new.deleted_at is not null
    or (old.status, new.status) not in (
      ('pending', 'active'), ('pending', 'rejected'), ('pending', 'expired'),
      ('active', 'rejected'), ('active', 'pending'), ('active', 'expired'),
      ('rejected', 'active'), ('rejected', 'pending'),
      ('expired', 'active'), ('expired', 'pending'))
    or old.status = 'pending' and new.status = 'expired' and new.expired_reason <> 'plan_ended'
  then
    raise exception 'a listing does not go from % to %', old.status, new.status using errcode = 'MS001';
  end if;
  if old.status = 'expired' and new.status = 'active' and old.changed_while_expired then
    raise exception 'a listing that was changed while expired is reviewed first' using errcode = 'MS001';
  end if;
  if old.status = 'pending' and new.status = 'expired' then
    new.changed_while_expired := true;
  end if;
  if new.status <> 'expired' then
    new.changed_while_expired := false;
  end if;
  if new.status = 'active' and (new.expires_at is null or new.expires_at <= new.updated_at) then
    if new.expires_at is null then
      new.refreshed_at := new.updated_at;
    end if;
    new.expires_at := new.updated_at + make_interval(
      days => (select (value #>> '{}')::int from app_settings where key = 'listing_period_days'));
  end if;
  return new;
end
$$;

-- A plan that is over gives no places, even before the job that ends it has run. The moment is the listing's own.
create function plan_at(current_plan text, subscription_ends_at timestamptz, at timestamptz) returns text
language sql immutable parallel safe
return case when subscription_ends_at <= at then 'free' else current_plan end;

drop function hold_to_plan(uuid[], vehicle_type[]) cascade;
create function hold_to_plan(owners uuid[], kinds vehicle_type[], at timestamptz) returns void language plpgsql as $$
declare
  found record;
begin
  perform from users where id = any (owners) order by id for no key update;
  select used.*, p.max_ads, p.max_car_listings, p.max_motorcycle_listings into found
  from (
    select user_id, count(*)::int as ads, count(*) filter (where vehicle_type = 'car')::int as cars,
      count(*) filter (where vehicle_type = 'motorcycle')::int as motorcycles
    from cars where user_id = any (owners) and takes_place(status, deleted_at) group by user_id
  ) used
  join users u on u.id = used.user_id
  join subscription_plans p on p.slug = plan_at(u.current_plan, u.subscription_ends_at, at)
  where used.ads > p.max_ads
    or used.cars > p.max_car_listings and 'car' = any (kinds)
    or used.motorcycles > p.max_motorcycle_listings and 'motorcycle' = any (kinds)
  limit 1;
  if found.user_id is not null then
    raise exception 'the plan of % has no place left', found.user_id using errcode = 'MS002', detail = json_build_object(
      'ads', found.ads, 'cars', found.cars, 'motorcycles', found.motorcycles, 'maxAds', found.max_ads,
      'maxCars', found.max_car_listings, 'maxMotorcycles', found.max_motorcycle_listings)::text;
  end if;
end
$$;
create or replace function cars_take_places() returns trigger language plpgsql as $$
declare
  owners uuid[];
  kinds vehicle_type[];
  at timestamptz;
begin
  select array_agg(distinct user_id), array_agg(distinct vehicle_type), max(updated_at) into owners, kinds, at
  from added where takes_place(status, deleted_at);
  if owners is not null then
    perform hold_to_plan(owners, kinds, at);
  end if;
  return null;
end
$$;
create or replace function cars_take_place() returns trigger language plpgsql as $$
begin
  perform hold_to_plan(array[new.user_id], array[new.vehicle_type], new.updated_at);
  return null;
end
$$;

-- What add-ons change of a listing and of a seller.
alter table cars add column chat_priority boolean not null default false;
comment on column cars.chat_priority is 'Its messages come first (an add-on)';
alter table users add column is_verified_seller boolean not null default false;
comment on column users.is_verified_seller is 'An administrator has seen phone and document (the verification badge)';
