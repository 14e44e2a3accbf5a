-- Files of many listings that dealers send: judged row by row first, put up for sale when they say so.
create table stock_imports (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users (id) on delete cascade,
  file_name text not null check (char_length(file_name) between 1 and 200),
  language text not null check (language in ('ar', 'en')),
  heads text[] not null,
  ignored_heads text[] not null default '{}',
  state text not null default 'judged' check (state in ('judged', 'running', 'done', 'stopped')),
  stopped_by text check (stopped_by ~ '^[a-z_]+\.[a-z_]+$'),
  archive_id uuid,
  archive_name text check (char_length(archive_name) between 1 and 200),
  archive_bytes integer check (archive_bytes > 0),
  archive_parts integer[] not null default '{}',
  archive_files jsonb,
  worked_until timestamptz,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz,
  unique (id, user_id),
  check (num_nulls(archive_id, archive_name, archive_bytes) in (0, 3)),
  check ((state = 'stopped') = (stopped_by is not null)),
  check ((state in ('done', 'stopped')) = (ended_at is not null)),
  check ((state = 'judged') = (started_at is null))
);
comment on column stock_imports.heads is 'As they stood in the file: what is to be mended goes back under the same';
comment on column stock_imports.archive_parts is 'Which parts of the archive of photos lie in the store, of two megabytes each but the last';
comment on column stock_imports.archive_files is 'The photos in it, by path, with their sizes; null until all parts are there and were looked at';
comment on column stock_imports.worked_until is 'Until then one job has it for itself; a later one means that the job broke off';
create index stock_imports_user on stock_imports (user_id, created_at desc);
create index stock_imports_running on stock_imports (worked_until) where state = 'running';
create index stock_imports_judged on stock_imports (created_at) where state = 'judged';
create index stock_imports_ended on stock_imports (ended_at) where ended_at is not null;

create table stock_import_rows (
  import_id uuid not null,
  user_id uuid not null,
  line integer not null check (line > 1),
  cells text[] not null,
  vehicle_type vehicle_type not null,
  title text not null,
  photos text[] not null default '{}',
  input jsonb,
  row_key text not null,
  state text not null check (state in ('wrong', 'ready', 'known', 'imported', 'failed')),
  errors jsonb not null default '[]' check (jsonb_typeof(errors) = 'array'),
  warnings jsonb not null default '[]' check (jsonb_typeof(warnings) = 'array'),
  tries smallint not null default 0,
  car_id uuid references cars (id) on delete set null,
  primary key (import_id, line),
  foreign key (import_id, user_id) references stock_imports (id, user_id) on delete cascade,
  check ((input is not null) or state = 'wrong')
);
comment on column stock_import_rows.line is 'In a spreadsheet, whose first row are the heads';
comment on column stock_import_rows.input is 'What a form would have sent, without photos';
comment on column stock_import_rows.row_key is 'Of what the row says, and of the how many-th such row of its file it is';
comment on column stock_import_rows.state is 'known: the same row became a listing before; failed: it was right, and was refused when its turn came';
-- The same row never becomes a second listing, in however many files and jobs at once it comes.
create unique index stock_import_rows_once on stock_import_rows (user_id, row_key) where state = 'imported';
create index stock_import_rows_car on stock_import_rows (car_id) where car_id is not null;
