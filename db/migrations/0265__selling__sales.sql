-- What sellers say of a sale, apart from what is asked for: how long it took, and, where they want to say it, for how much and
-- where the buyer came from. The build before ends listings without a row here, which then count in no figure.
create table sales (
  car_id uuid primary key references cars (id) on delete cascade,
  vehicle_type vehicle_type not null,
  brand text not null,
  model text not null,
  year smallint not null,
  sold_at timestamptz not null,
  days_on_sale integer not null,
  price numeric(14, 2),
  currency currency,
  buyer_from text,
  constraint sales_days_check check (days_on_sale >= 0),
  constraint sales_price_check check (price > 0),
  constraint sales_price_has_currency check ((price is null) = (currency is null)),
  constraint sales_buyer_from_check check (buyer_from in ('chat', 'call', 'elsewhere'))
);
create index sales_of_model on sales (vehicle_type, brand, model, sold_at desc) include (year, days_on_sale);
comment on table sales is 'Listings that ended with a sale, and what their sellers say of it; a sale that is taken back, or followed by another listing period, is none';
comment on column sales.brand is 'With model and year as they were when it was sold';
comment on column sales.days_on_sale is 'Whole days since it was listed';
comment on column sales.price is 'What was paid, as far as the seller said; never mixed with asking prices, and shown to nobody';
comment on column sales.buyer_from is 'How the buyer came: the chat of the market, a call, or elsewhere; null: not said';
