-- What was searched for and not found, or found little of: counts by day, with no person in them.
create table unmet_searches (
  day date not null,
  vehicle_type vehicle_type not null,
  seller_id uuid references users (id) on delete cascade,
  brand text,
  model text,
  price_to integer,
  place text,
  times integer not null,
  nothing_times integer not null,
  constraint unmet_searches_once unique nulls not distinct (day, vehicle_type, seller_id, brand, model, price_to, place),
  constraint unmet_searches_brand_check check (brand ~ '^[a-z0-9-]{1,60}$'),
  constraint unmet_searches_model_check check (
    model is null or (brand is not null and char_length(model) between 1 and 80)),
  constraint unmet_searches_place_check check (place ~ '^[a-z0-9-]{1,60}$'),
  constraint unmet_searches_price_check check (price_to > 0),
  constraint unmet_searches_times_check check (times > 0 and nothing_times between 0 and times)
);
create index unmet_searches_of_seller on unmet_searches (seller_id, day) where seller_id is not null;
comment on table unmet_searches is 'Searches that found five listings or fewer, by day and by what was asked for; a visitor counts once a day, and is not kept';
comment on column unmet_searches.seller_id is 'In whose showroom; null: in the whole market';
comment on column unmet_searches.price_to is 'In whole dollars, the end of a band of prices';
comment on column unmet_searches.nothing_times is 'How many of them found nothing at all';
