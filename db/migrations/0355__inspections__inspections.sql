-- Inspections: partners (garages) publish signed reports on cars, each seller shows one report of a car or none, and buyers
-- ask partners for one.
create table inspection_partners (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  place text not null,
  phone text not null,
  since timestamptz not null,
  ended_at timestamptz,
  constraint inspection_partners_name_check check (char_length(name) between 2 and 100),
  constraint inspection_partners_ended_check check (ended_at >= since)
);
comment on table inspection_partners is 'Garages that inspect cars; the reports of one that ended stay';
create unique index inspection_partners_once on inspection_partners (user_id) where ended_at is null;
create index inspection_partners_of_user on inspection_partners (user_id, id);
create index inspection_partners_by_since on inspection_partners (since desc, id desc);

create type inspection_state as enum ('draft', 'published', 'replaced', 'withdrawn');
create table inspections (
  id uuid primary key default uuidv7(),
  car_id uuid not null references cars (id) on delete cascade,
  partner_id uuid not null references inspection_partners (id) on delete cascade,
  state inspection_state not null default 'draft',
  inspected_on date,
  mileage integer,
  verdicts jsonb not null default '{}',
  points jsonb not null default '{}',
  partner_name text,
  brand text,
  model text,
  year integer,
  vin_number text,
  signature text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  published_at timestamptz,
  withdrawn_at timestamptz,
  withdrawn_reason text,
  constraint inspections_mileage_check check (mileage between 0 and 2000000),
  constraint inspections_draft_check check ((state = 'draft') = (published_at is null)),
  constraint inspections_signed_check check (published_at is null or (inspected_on is not null and mileage is not null
    and partner_name is not null and brand is not null and model is not null and year is not null
    and vin_number is not null and signature is not null)),
  constraint inspections_withdrawn_check check ((state = 'withdrawn') = (withdrawn_at is not null)
    and (withdrawn_at is null) = (withdrawn_reason is null))
);
comment on column inspections.partner_name is 'As the partner was called when it signed';
comment on column inspections.brand is 'This and model, year and number: the car as it was signed, of which alone the report speaks';
comment on column inspections.vin_number is 'As the partner read it on the car; to be signed, the listing must say the same';
comment on column inspections.signature is 'HMAC over all that was signed';
create unique index inspections_one_draft on inspections (partner_id, car_id) where state = 'draft';
create unique index inspections_one_published on inspections (partner_id, car_id) where state = 'published';
create index inspections_of_car on inspections (car_id, id desc);
create index inspections_of_partner on inspections (partner_id, id desc);

-- What was signed stays as it was signed: it is replaced by another, or withdrawn.
create function inspections_keep_signed() returns trigger language plpgsql as $$
begin
  if new.state = 'draft' or (to_jsonb(new) - array['state', 'changed_at', 'withdrawn_at', 'withdrawn_reason'])
      <> (to_jsonb(old) - array['state', 'changed_at', 'withdrawn_at', 'withdrawn_reason']) then
    raise exception 'a published report does not change' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger inspections_signed_stay before update on inspections for each row
  when (old.published_at is not null) execute function inspections_keep_signed();

create table inspection_photos (
  id uuid primary key,
  inspection_id uuid not null references inspections (id) on delete cascade,
  width integer not null,
  height integer not null,
  widths integer[] not null,
  thumbhash text not null,
  bytes bigint not null,
  digest text not null,
  created_at timestamptz not null
);
comment on column inspection_photos.digest is 'SHA-256 of the largest file, which the signature of the report covers';
create index inspection_photos_of_report on inspection_photos (inspection_id, created_at, id);

create function inspection_photos_forget() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job('media.remove_private_files',
    json_build_object('keys', json_agg('inspections/' || inspection_id || '/' || id)))
  from gone having count(*) > 0;
  return null;
end
$$;
create trigger inspection_photos_forget after delete on inspection_photos referencing old table as gone
  for each statement execute function inspection_photos_forget();

create type inspection_request_state as enum ('open', 'declined', 'done', 'withdrawn');
create table inspection_requests (
  id uuid primary key default uuidv7(),
  car_id uuid not null references cars (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  partner_id uuid not null references inspection_partners (id) on delete cascade,
  note text,
  state inspection_request_state not null default 'open',
  created_at timestamptz not null,
  closed_at timestamptz,
  constraint inspection_requests_note_check check (char_length(note) between 1 and 500),
  constraint inspection_requests_open_check check ((state = 'open') = (closed_at is null))
);
comment on column inspection_requests.user_id is 'The buyer who asks';
create unique index inspection_requests_once on inspection_requests (user_id, car_id) where state = 'open';
create index inspection_requests_of_user on inspection_requests (user_id, id);
create index inspection_requests_of_car on inspection_requests (car_id);
create index inspection_requests_of_partner on inspection_requests (partner_id, id desc);

alter table cars add column inspection_id uuid;
comment on column cars.inspection_id is 'The report of an inspection that its seller shows; whether it still holds is asked each time';

-- Another car, or another seller, who did not choose to show it.
create function cars_end_inspection() returns trigger language plpgsql as $$
begin
  new.inspection_id := null;
  return new;
end
$$;
create trigger cars_inspection_over before update of vin_number, vehicle_type, brand, model, year, user_id on cars for each row
  when (old.inspection_id is not null and (old.vin_number is distinct from new.vin_number
    or old.vehicle_type <> new.vehicle_type or old.brand <> new.brand or old.model <> new.model or old.year <> new.year
    or old.user_id <> new.user_id))
  execute function cars_end_inspection();
