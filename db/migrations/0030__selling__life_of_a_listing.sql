-- Selling: how a listing may move from state to state, the places that a plan gives, and what is noted on the way.

alter table cars
  add column rejection_code text check (rejection_code ~ '^[a-z_]{1,40}$'),
  add column changed_while_expired boolean not null default false;
comment on column cars.rejection_reason is 'What the reviewer wrote to the owner';
comment on column cars.changed_while_expired is 'Such a listing is reviewed before it is live again';

-- A listing is live from its approval until expires_at. That is here, so that whoever approves need not know it; the
-- moment is updated_at, which every change writes.
create function cars_hold_to_life() returns trigger language plpgsql as $$
begin
  if old.deleted_at is not null and new.deleted_at is not null
    or (old.status, new.status) not in (
      ('pending', 'active'), ('pending', 'rejected'),
      ('active', 'rejected'), ('active', 'pending'), ('active', 'expired'),
      ('rejected', 'active'), ('rejected', 'pending'),
      ('expired', 'active'), ('expired', 'pending'))
  then
    raise exception 'a listing does not go from % to %', old.status, new.status using errcode = 'MS001';
  end if;
  if old.status = 'expired' and new.status = 'active' and old.changed_while_expired then
    raise exception 'a listing that was changed while expired is reviewed first' using errcode = 'MS001';
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
create trigger cars_life before update of status on cars
  for each row when (old.status <> new.status) execute function cars_hold_to_life();

-- Places of a plan. Whoever adds a listing that takes one locks its owner first, so two at once cannot both take the
-- last; a snapshot taken after the lock counts what the other one added.
create function takes_place(status listing_status, deleted_at timestamptz) returns boolean
language sql immutable parallel safe
return status in ('pending', 'active') and deleted_at is null;

create function hold_to_plan(owners uuid[], kinds vehicle_type[]) returns void language plpgsql as $$
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
  join subscription_plans p on p.slug = u.current_plan
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

create function cars_take_places() returns trigger language plpgsql as $$
declare
  owners uuid[];
  kinds vehicle_type[];
begin
  select array_agg(distinct user_id), array_agg(distinct vehicle_type) into owners, kinds
  from added where takes_place(status, deleted_at);
  if owners is not null then
    perform hold_to_plan(owners, kinds);
  end if;
  return null;
end
$$;
create trigger cars_places after insert on cars referencing new table as added
  for each statement execute function cars_take_places();

create function cars_take_place() returns trigger language plpgsql as $$
begin
  perform hold_to_plan(array[new.user_id], array[new.vehicle_type]);
  return null;
end
$$;
create trigger cars_place after update of status, deleted_at, user_id, vehicle_type on cars
  for each row when (
    takes_place(new.status, new.deleted_at)
    and (not takes_place(old.status, old.deleted_at)
      or old.user_id <> new.user_id or old.vehicle_type <> new.vehicle_type))
  execute function cars_take_place();

create index cars_expiring on cars (expires_at) where status = 'active' and deleted_at is null;
create index cars_deleted on cars (deleted_at) where deleted_at is not null;
create index cars_vin on cars (vin_number) where vin_number is not null and deleted_at is null;

-- Which listings show a picture: asked before one is deleted, and when the same picture comes again.
create function picture_ids(images text[]) returns uuid[]
language sql immutable parallel safe
return (
  select coalesce(array_agg((substring(image from '^/media/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/'))::uuid), '{}')
  from unnest(images) image);
create index cars_pictures on cars using gin (picture_ids(images));

alter table uploads add column perceptual_hash bigint;
comment on column uploads.perceptual_hash is 'Of what the picture shows: those of the same picture differ in few bits';
-- Two hashes that differ in up to three bits have one of four quarters in common.
create function hash_quarters(hash bigint) returns integer[]
language sql immutable parallel safe strict
return array[
  (hash & 65535)::int, ((hash >> 16) & 65535)::int | 65536,
  ((hash >> 32) & 65535)::int | 131072, ((hash >> 48) & 65535)::int | 196608];
create index uploads_perceptual on uploads using gin (hash_quarters(perceptual_hash));

create table listing_flags (
  id uuid primary key default uuidv7(),
  car_id uuid not null references cars (id) on delete cascade,
  kind text not null check (kind in
    ('phone_in_text', 'link_in_text', 'deposit', 'price_far_below', 'reused_picture', 'duplicate_vin')),
  detail text check (char_length(detail) <= 300),
  created_at timestamptz not null default now(),
  unique (car_id, kind)
);
comment on table listing_flags is 'What a reviewer should look at; a listing with one is never approved by itself';
comment on column listing_flags.detail is 'The words, the listing or the figure that it is about';

create table listing_reports (
  id uuid primary key default uuidv7(),
  car_id uuid not null references cars (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  reporter text not null,
  reason text not null check (reason in
    ('sold', 'fraud', 'wrong_details', 'duplicate', 'prohibited', 'offensive', 'wrong_category', 'other')),
  text text check (char_length(text) <= 1000),
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  unique (car_id, reporter)
);
comment on column listing_reports.reporter is 'The user''s id, or of a guest the keyed hash of the address: one report each';
create index listing_reports_open on listing_reports (created_at) where resolved_at is null;
create index listing_reports_user on listing_reports (user_id) where user_id is not null;

create table listing_changes (
  id uuid primary key default uuidv7(),
  car_id uuid not null references cars (id) on delete cascade,
  kind text not null check (kind in ('photos', 'renewed')),
  changed_at timestamptz not null default now()
);
comment on table listing_changes is 'What may have moved the figures of a listing, beside its price (price_history)';
create index listing_changes_car on listing_changes (car_id, changed_at);

create table listing_reminders (
  car_id uuid not null references cars (id) on delete cascade,
  expires_at timestamptz not null,
  days_before smallint not null,
  primary key (car_id, expires_at, days_before)
);
comment on table listing_reminders is 'Mails that were asked for before a listing expires: each is sent once';
