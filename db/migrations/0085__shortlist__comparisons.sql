-- Vehicles that somebody set side by side and means to come back to.

create table car_comparisons (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 120),
  car_ids uuid[] not null check (cardinality(car_ids) between 2 and 4),
  created_at timestamptz not null
);
comment on column car_comparisons.car_ids is 'In the order of the columns; a listing that is gone keeps its column, which says so';
create index car_comparisons_of_user on car_comparisons (user_id, created_at desc, id desc);
