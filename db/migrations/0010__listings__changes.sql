-- What changed in the listings, in an order that can be followed: the search index of a web process reads this.

-- The number is the transaction's own. A sequence would not do: its numbers become visible out of order, and a reader
-- could not know which are still to come. Of transactions PostgreSQL tells exactly that: all below pg_snapshot_xmin()
-- have ended. Rows that are there already have 0: an index that starts reads them all.
create function current_change() returns bigint
language sql volatile
return pg_current_xact_id()::text::bigint;

alter table cars add column change_number bigint not null default 0;
alter table cars alter column change_number set default current_change();
comment on column cars.change_number is
  'The transaction that last changed what the search index holds of the row; a view alone does not';
create index cars_changed on cars (change_number, id);

create function cars_number_change() returns trigger language plpgsql as $$
begin
  new.change_number := current_change();
  return new;
end
$$;
create trigger cars_change before update of
  vehicle_type, title, terms, brand, model, year, price, currency, price_usd, mileage, gear_type, fuel_type, body_type,
  drive_type, condition, category, city, exterior_color, features, motorcycle_type, bike_engine_size, user_id, status,
  featured, search_priority, owner_in_good_standing, created_at, refreshed_at, deleted_at, change_number
on cars for each row execute function cars_number_change();

-- The expression of view_rank: every view as a change would write every index of the row. It tells nobody either:
-- the next reading finds it.
create trigger cars_view_rank before update of view_count on cars for each row
when (floor(4 * ln(old.view_count + 1.0::float8)) <> floor(4 * ln(new.view_count + 1.0::float8)))
execute function cars_number_change();

-- Whether the seller is an approved dealer is a filter of listings.
create function users_change_listings() returns trigger language plpgsql as $$
begin
  update cars set change_number = current_change() where user_id = new.id;
  return null;
end
$$;
create trigger users_dealer after update of is_verified_dealer on users
  for each row when (old.is_verified_dealer <> new.is_verified_dealer) execute function users_change_listings();

create table cars_removed (
  id uuid primary key,
  change_number bigint not null default current_change(),
  removed_at timestamptz not null default now()
);
comment on table cars_removed is 'Listings deleted for good within the last day; who was away longer reads all anew';
create index cars_removed_changed on cars_removed (change_number);

create function cars_note_removal() returns trigger language plpgsql as $$
begin
  delete from cars_removed where removed_at < now() - interval '1 day';
  insert into cars_removed (id) select id from removed on conflict (id) do nothing;
  perform pg_notify('cars_changed', '');
  return null;
end
$$;
create trigger cars_removal after delete on cars referencing old table as removed
  for each statement execute function cars_note_removal();

-- Once a statement, and equal ones of a transaction are sent as one.
create function cars_tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('cars_changed', '');
  return null;
end
$$;
create trigger cars_tell after insert or update of
  vehicle_type, title, terms, brand, model, year, price, currency, price_usd, mileage, gear_type, fuel_type, body_type,
  drive_type, condition, category, city, exterior_color, features, motorcycle_type, bike_engine_size, user_id, status,
  featured, search_priority, owner_in_good_standing, created_at, refreshed_at, deleted_at, change_number
on cars for each statement execute function cars_tell_change();
