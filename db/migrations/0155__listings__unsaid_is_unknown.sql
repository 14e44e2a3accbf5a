-- A listing states only what its seller said: what was left out is unknown, not the usual. Rows that are there keep what they
-- have, of which nobody can tell any more who said it. The build before writes a value into each of these as it did.
alter table cars
  alter column gear_type drop not null, alter column gear_type drop default,
  alter column fuel_type drop not null, alter column fuel_type drop default,
  alter column condition drop not null, alter column condition drop default,
  alter column category drop not null, alter column category drop default,
  alter column mileage drop not null, alter column mileage drop default,
  alter column license_valid drop not null, alter column license_valid drop default,
  alter column accident_history drop not null, alter column accident_history drop default,
  alter column previous_owners drop not null, alter column previous_owners drop default,
  alter column service_history drop not null, alter column service_history drop default;

-- Where it is unknown whether there was an accident, a salvage title hides it too.
alter table cars drop constraint cars_salvage_tells_accident;
alter table cars add constraint cars_salvage_tells_accident
  check (title_status is distinct from 'salvage' or accident_history is true) not valid;

-- A mileage that was unknown and is said now is news as well.
drop trigger cars_news on cars;
create trigger cars_news after update of status, owner_in_good_standing, deleted_at, price, currency, mileage on cars
  for each row
  when (new.is_public and (not old.is_public
    or new.mileage is distinct from old.mileage
    or (new.price <> old.price or new.currency <> old.currency) and new.price_usd < old.price_usd))
  execute function cars_note_news();

comment on column cars.mileage is 'In kilometres; null where the seller does not say, as in every column of what one need not say';
