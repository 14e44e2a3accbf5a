-- What is changed of a live listing is reviewed beside the version on sale, which buyers see until then.
create table listing_revisions (
  car_id uuid primary key references cars (id) on delete cascade,
  changes jsonb not null check (jsonb_typeof(changes) = 'object'),
  refused_at timestamptz,
  rejection_code text check (rejection_code ~ '^[a-z_]{1,40}$'),
  rejection_reason text check (char_length(rejection_reason) <= 1000),
  check ((refused_at is null) = (rejection_code is null))
);
comment on table listing_revisions is 'What an owner wants a live listing to say; since when it waits is in cars.waiting_since';
comment on column listing_revisions.changes is 'Columns of cars with the values that they are to have';
comment on column listing_revisions.refused_at is 'What was refused stays for its owner to read until the next change';

-- A live listing waits too: a change of it does.
alter table cars drop constraint cars_check2;
alter table cars add constraint cars_waits check (status in ('pending', 'active') or waiting_since is null) not valid;
alter table cars add constraint cars_pending_waits check (status <> 'pending' or waiting_since is not null) not valid;
comment on column cars.waiting_since is 'Since when a listing, or a change of a live one, waits for a reviewer; of a pending one kept by a trigger';

-- What is no more on sale has no version beside the one on sale.
create function cars_end_revision() returns trigger language plpgsql as $$
begin
  delete from listing_revisions where car_id = new.id;
  if found then
    delete from listing_flags where car_id = new.id and kind <> 'upheld_reports';
  end if;
  return null;
end
$$;
create trigger cars_revision after update of status on cars
  for each row when (old.status = 'active' and new.status <> 'active') execute function cars_end_revision();

-- A picture that a version under review alone shows is not unused.
create function is_in_revision(picture uuid, owner uuid) returns boolean stable language sql as $$
  select exists (
    select from listing_revisions r join cars c on c.id = r.car_id
    where c.user_id = owner and r.changes ? 'images'
      and picture = any (picture_ids(array(select jsonb_array_elements_text(r.changes -> 'images')))))
$$;
