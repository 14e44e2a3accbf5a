-- What people keep to look at again.

create table favorites (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users (id) on delete cascade,
  car_id uuid not null references cars (id) on delete cascade,
  price numeric(14, 2) not null,
  currency currency not null,
  created_at timestamptz not null,
  constraint favorites_once unique (user_id, car_id)
);
comment on column favorites.price is 'What the seller asked when it was saved: the list says what has changed since';
create index favorites_of_listing on favorites (car_id);
create index favorites_of_user on favorites (user_id, created_at desc, id desc);
