-- What the signed-in looked at last, where they want it kept: the device keeps its own list in any case.
alter table users add column keeps_recent boolean not null default false;
comment on column users.keeps_recent is 'Whether the account keeps what its user looked at last (recent_listings)';

create table recent_listings (
  user_id uuid not null references users (id) on delete cascade,
  car_id uuid not null references cars (id) on delete cascade,
  seen_at timestamptz not null,
  primary key (user_id, car_id)
);
comment on table recent_listings is 'The listings that a user looked at last, thirty at most; only of those who want it';
create index recent_listings_of_user on recent_listings (user_id, seen_at desc, car_id);
create index recent_listings_of_listing on recent_listings (car_id);
