-- What a dealer's own program says of each vehicle, by the dealer's own number (docs/stock-api.md).
create table stock_items (
  user_id uuid not null references users (id) on delete cascade,
  stock_number text not null,
  car_id uuid not null references cars (id) on delete cascade,
  said_hash text,
  photos_due_at timestamptz,
  said_at timestamptz not null,
  primary key (user_id, stock_number),
  constraint stock_items_stock_number_check check (char_length(stock_number) between 1 and 40)
);
create unique index stock_items_of_car on stock_items (car_id);
create index stock_items_photos_due on stock_items (photos_due_at) where photos_due_at is not null;
comment on column stock_items.said_hash is 'Of what was said last: the same again touches nothing. Null: it was taken off sale, so what comes next puts it up again';
comment on column stock_items.photos_due_at is 'When its photos are to be fetched; null: none waits';

create table stock_photos (
  user_id uuid not null,
  stock_number text not null,
  place smallint not null,
  url text not null,
  image text,
  error text,
  tries smallint not null default 0,
  primary key (user_id, stock_number, place),
  foreign key (user_id, stock_number) references stock_items (user_id, stock_number) on delete cascade,
  constraint stock_photos_url_check check (char_length(url) <= 1000),
  constraint stock_photos_state_check check (image is null or error is null)
);
comment on column stock_photos.image is 'The picture that was made of what lay there; null with no error: it waits';
comment on column stock_photos.error is 'Why it could not be had: unreachable, not_found, too_large, unreadable';
