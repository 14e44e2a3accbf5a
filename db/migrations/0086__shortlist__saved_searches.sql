-- Searches that somebody keeps, and what tells them of new and cheaper listings.

create table saved_searches (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  vehicle_type vehicle_type not null,
  filters jsonb not null,
  criteria jsonb not null,
  alerts text not null check (alerts in ('now', 'daily', 'off')),
  keys text[] not null check (cardinality(keys) > 0),
  price numrange not null,
  years int4range not null,
  seen_at timestamptz not null,
  created_at timestamptz not null,
  deleted_at timestamptz
);
comment on column saved_searches.filters is 'As they stand in the address of the browse page';
comment on column saved_searches.criteria is 'What they, and the words among them, were understood as when it was saved';
comment on column saved_searches.keys is 'A listing that fits has one of these: by them a listing finds the searches it may fit';
comment on column saved_searches.seen_at is 'New matches are counted from then on';
comment on column saved_searches.deleted_at is 'It can be brought back for a day';
create index saved_searches_of_user on saved_searches (user_id, created_at desc, id desc);
create index saved_searches_by_key on saved_searches using gin (keys) with (fastupdate = off)
  where alerts <> 'off' and deleted_at is null;
create index saved_searches_deleted on saved_searches (deleted_at) where deleted_at is not null;

-- What happened to listings that a saved search may want to know; read and deleted every minute. Without a foreign key: a
-- listing that is gone is found by nobody.
create table saved_search_news (
  id bigint generated always as identity primary key,
  car_id uuid not null
);

-- Since when anyone may see a listing, the first time.
create table listing_debuts (
  car_id uuid primary key references cars (id) on delete cascade,
  at timestamptz not null
);
create index listing_debuts_by_time on listing_debuts (at, car_id);
insert into listing_debuts (car_id, at) select id, created_at from cars where is_public;

create table saved_search_digests (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  tried_at timestamptz,
  sent_at timestamptz
);
comment on column saved_search_digests.tried_at is 'Who sends it; another may take over some minutes later';
create index saved_search_digests_of_user on saved_search_digests (user_id, created_at desc);

-- What somebody was told of, or is to be told of: of each listing once, and once more each time it is cheaper.
create table saved_search_matches (
  user_id uuid not null references users (id) on delete cascade,
  car_id uuid not null references cars (id) on delete cascade,
  search_id uuid not null,
  kind text not null check (kind in ('new', 'cheaper')),
  price numeric(14, 2) not null,
  currency currency not null,
  price_usd numeric(14, 2) not null,
  due text not null check (due in ('now', 'daily')),
  found_at timestamptz not null,
  digest_id uuid,
  primary key (user_id, car_id)
);
comment on column saved_search_matches.search_id is 'The search that found it; without a foreign key, for what was told stays told when a search is deleted';
comment on column saved_search_matches.digest_id is 'The digest that tells of it; null: it waits';
create index saved_search_matches_of_listing on saved_search_matches (car_id);
create index saved_search_matches_waiting on saved_search_matches (due, user_id) where digest_id is null;
create index saved_search_matches_of_digest on saved_search_matches (digest_id) where digest_id is not null;

create table saved_search_mail_stops (
  user_id uuid primary key references users (id) on delete cascade,
  at timestamptz not null
);
comment on table saved_search_mail_stops is 'Who wants no mails of saved searches; the bell still tells';

create function cars_note_added() returns trigger language plpgsql as $$
begin
  insert into saved_search_news (car_id) select id from added where is_public;
  insert into listing_debuts (car_id, at) select id, now() from added where is_public;
  return null;
end
$$;
create trigger cars_added after insert on cars referencing new table as added
  for each statement execute function cars_note_added();

create function cars_note_news() returns trigger language plpgsql as $$
begin
  insert into saved_search_news (car_id) values (new.id);
  insert into listing_debuts (car_id, at) values (new.id, now()) on conflict (car_id) do nothing;
  return null;
end
$$;
-- A change of the rates alone makes nothing cheaper.
create trigger cars_news after update of status, owner_in_good_standing, deleted_at, price, currency, mileage on cars
  for each row when (
    new.is_public and (
      not old.is_public
      or new.mileage <> old.mileage
      or ((new.price <> old.price or new.currency <> old.currency) and new.price_usd < old.price_usd)
    )
  ) execute function cars_note_news();
