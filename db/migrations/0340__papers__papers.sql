-- Papers of a listing: what its seller sends to show that the car is theirs, and what a reviewer found. The files lie sealed
-- in the store under a key that the database does not have; here is only where.
create type papers_state as enum ('waiting', 'confirmed', 'refused', 'ended');
create table car_papers (
  id uuid primary key default uuidv7(),
  car_id uuid not null references cars (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  state papers_state not null default 'waiting',
  reasons text[] not null default '{}',
  sent_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references admin_users (id),
  ended_at timestamptz,
  constraint car_papers_waiting_check check (state <> 'waiting' or (decided_at is null and ended_at is null)),
  constraint car_papers_decided_check check (state not in ('confirmed', 'refused') or decided_at is not null),
  constraint car_papers_ended_check check ((state = 'ended') = (ended_at is not null)),
  constraint car_papers_reasons_check check ((state = 'refused') = (cardinality(reasons) > 0)
    and reasons <@ array['chassis_number', 'name', 'plate', 'unreadable'])
);
comment on column car_papers.user_id is 'Who sells the car, and sent them';
comment on column car_papers.decided_at is 'Stays when what was confirmed ends later';
create unique index car_papers_one_open on car_papers (car_id) where state in ('waiting', 'confirmed');
create index car_papers_of_car on car_papers (car_id, sent_at desc, id desc);
create index car_papers_of_user on car_papers (user_id, id);
create index car_papers_waiting on car_papers (sent_at, id) where state = 'waiting';
create index car_papers_by_sent on car_papers (sent_at desc, id desc);

create table car_paper_files (
  papers_id uuid not null references car_papers (id) on delete cascade,
  number smallint not null,
  kind text not null,
  type text not null,
  bytes integer not null,
  key text not null unique,
  created_at timestamptz not null,
  primary key (papers_id, number),
  constraint car_paper_files_number_check check (number between 1 and 4),
  constraint car_paper_files_kind_check check (kind in ('registration', 'purchase', 'mandate')),
  constraint car_paper_files_type_check check (type in ('picture', 'pdf')),
  constraint car_paper_files_bytes_check check (bytes > 0)
);
comment on column car_paper_files.key is 'Of a sealed file: reviewers alone see what is in it';
comment on column car_paper_files.bytes is 'Of the file as it was sent';

insert into app_settings (key, value, description) values
  ('papers_days', '30', 'So many days after the decision the files of papers are deleted'),
  ('papers_waiting_days', '90', 'So many days papers wait for a decision before they are deleted');

-- However rows go, with a term, a listing or an account, their files go too.
create function car_paper_files_forget() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job('media.remove_private_files', json_build_object('keys', json_agg(key)))
  from gone having count(*) > 0;
  return null;
end
$$;
create trigger car_paper_files_forget after delete on car_paper_files referencing old table as gone
  for each statement execute function car_paper_files_forget();

alter table cars add column papers_seen_at timestamptz;
comment on column cars.papers_seen_at is 'When a reviewer saw papers that agree with this listing; kept by car_papers, ended by a trigger';

-- What was compared is another now: neither what was seen nor what waits says anything of it.
create function cars_end_papers() returns trigger language plpgsql as $$
begin
  new.papers_seen_at := null;
  update car_papers set state = 'ended', ended_at = new.updated_at
  where car_id = new.id and state in ('waiting', 'confirmed');
  return new;
end
$$;
create trigger cars_papers_over before update of vin_number, vehicle_type, brand, model, year, user_id on cars for each row
  when (old.vin_number is distinct from new.vin_number or old.vehicle_type <> new.vehicle_type
    or old.brand <> new.brand or old.model <> new.model or old.year <> new.year or old.user_id <> new.user_id)
  execute function cars_end_papers();
