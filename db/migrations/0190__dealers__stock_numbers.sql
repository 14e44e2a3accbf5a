-- A dealer's own number of a vehicle: the same one in another file is the same vehicle, whose changes are made in its listing.
-- allow: scan because the table holds the files of dealers of one year, some thousand rows, and imports alone write it
alter table stock_import_rows add column stock_number text check (char_length(stock_number) between 1 and 40);
comment on column stock_import_rows.stock_number is 'The dealer''s own number of the vehicle; what became of it before is found by it';

alter table stock_import_rows drop constraint stock_import_rows_state_check;
-- allow: scan because the table holds the files of dealers of one year, some thousand rows, and imports alone write it
alter table stock_import_rows add constraint stock_import_rows_state_check
  check (state = any (array['wrong', 'ready', 'known', 'imported', 'changed', 'failed']));
comment on column stock_import_rows.state is 'known: the same row became a listing before; changed: so did another of its stock number, whose listing says the same now; failed: it was right, and was refused when its turn came';

-- allow: index because the table holds the files of dealers of one year, some thousand rows, and imports alone write it
create index stock_import_rows_stock on stock_import_rows (user_id, stock_number)
  where stock_number is not null and state in ('imported', 'changed');
