-- The address from which a dealer's stock is read at night, and what became of each reading.
create table stock_sources (
  user_id uuid primary key references users (id) on delete cascade,
  url text not null constraint stock_sources_url_check check (char_length(url) between 1 and 1000),
  gone text not null constraint stock_sources_gone_check check (gone in ('keep', 'withdraw')),
  is_on boolean not null default true,
  etag text,
  last_modified text,
  failures integer not null default 0,
  made_at timestamptz not null
);
comment on column stock_sources.is_on is 'Whether it is read at night';
comment on column stock_sources.etag is 'What its server called the file that was read last';
comment on column stock_sources.failures is 'How many readings failed one after the other';

create table stock_source_runs (
  id uuid primary key default uuidv7(),
  user_id uuid not null references stock_sources (user_id) on delete cascade,
  began_at timestamptz not null,
  ended_at timestamptz,
  is_by_hand boolean not null,
  result text constraint stock_source_runs_result_check check (result in ('taken', 'unchanged', 'failed')),
  failure text,
  bytes integer,
  import_id uuid references stock_imports (id) on delete set null,
  constraint stock_source_runs_ended_check check ((ended_at is null) = (result is null)),
  constraint stock_source_runs_failure_check check ((failure is not null) = (result is not distinct from 'failed'))
);
create unique index stock_source_runs_once on stock_source_runs (user_id) where ended_at is null;
create index stock_source_runs_of_user on stock_source_runs (user_id, id desc);
create index stock_source_runs_of_import on stock_source_runs (import_id) where import_id is not null;
