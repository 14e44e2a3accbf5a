-- Files of stock: which column says what is kept, what each row changes is shown before it happens, and what a file no longer has.
alter table stock_imports add column heads_key text;
alter table stock_imports add column columns text[];
-- allow: scan because the table holds the files of dealers of one year, some thousand rows, and imports alone write it
alter table stock_imports add column gone text not null default 'keep' constraint stock_imports_gone_check check (gone in ('keep', 'withdraw'));
alter table stock_imports add column from_address boolean not null default false;
comment on column stock_imports.heads_key is 'Of the heads as the file had them: the same heads are mapped in the same way again';
comment on column stock_imports.columns is 'What each head says, by the name of a column of the template; empty: nothing. Null: as its heads say, of a build before';
comment on column stock_imports.gone is 'What happens to listings that the file no longer has';
comment on column stock_imports.from_address is 'Read from the address of the dealer''s stock, not sent by hand';

alter table stock_import_rows add column changes jsonb not null default '[]';
alter table stock_import_rows add column vin_number text;
comment on column stock_import_rows.changes is 'Of a row that has a listing: which fields will say something else, with what they said when it was judged';
comment on column stock_import_rows.stock_number is 'The dealer''s own number of the vehicle, or its VIN where it has none; what became of it before is found by it';
comment on column stock_import_rows.vin_number is 'As it stood in the file, right or wrong';

-- Listings of numbers that a file no longer has.
create table stock_import_gone (
  import_id uuid not null,
  user_id uuid not null,
  car_id uuid not null references cars (id) on delete cascade,
  stock_number text,
  title text not null,
  state text not null default 'gone' constraint stock_import_gone_state_check check (state in ('gone', 'kept', 'withdrawn')),
  primary key (import_id, car_id),
  foreign key (import_id, user_id) references stock_imports (id, user_id) on delete cascade
);
create index stock_import_gone_of_car on stock_import_gone (car_id);
comment on column stock_import_gone.state is 'gone: taken off sale at the end where the import says so; kept: stays, since the reading before still had it; withdrawn: this import took it off sale';

-- How a dealer's own heads are to be read.
create table stock_mappings (
  user_id uuid not null references users (id) on delete cascade,
  heads_key text not null,
  columns text[] not null,
  said_at timestamptz not null,
  primary key (user_id, heads_key)
);
