-- What a seller changed of many listings at once, so that it can be taken back for an hour, and what its calls did is done once.
create table stock_changes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  change jsonb not null,
  created_at timestamptz not null,
  constraint stock_changes_change_check check (jsonb_typeof(change) = 'object')
);
create index stock_changes_of_user on stock_changes (user_id, created_at desc);
comment on table stock_changes is 'A change of several own listings; forgotten a day later, with the next one';

create table stock_change_rows (
  change_id uuid not null references stock_changes (id) on delete cascade,
  car_id uuid not null references cars (id) on delete cascade,
  outcome text not null,
  before jsonb not null,
  after jsonb not null,
  undone_at timestamptz,
  constraint stock_change_rows_pkey primary key (change_id, car_id),
  constraint stock_change_rows_outcome_check check (outcome in ('changed', 'waits'))
);
create index stock_change_rows_car on stock_change_rows (car_id);
comment on table stock_change_rows is 'What a change did to one listing; of one that cannot be taken back there is none';
comment on column stock_change_rows.before is 'What its owner had said before; after: what the change made of it';

-- A search of the own stock that is kept by a name.
create table stock_views (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  filter jsonb not null,
  created_at timestamptz not null,
  constraint stock_views_name_check check (char_length(name) between 1 and 40),
  constraint stock_views_filter_check check (jsonb_typeof(filter) = 'object')
);
create unique index stock_views_once on stock_views (user_id, lower(name));
