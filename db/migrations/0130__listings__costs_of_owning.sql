-- What it costs to own a vehicle here: what was officially published, as rows that begin on a day and are never changed. A
-- later row follows an earlier one; a row that has not begun yet can be withdrawn. None is seeded: who enters one names its source.

create type cost_kind as enum ('registration', 'road_fee', 'customs');
create type cost_measure as enum ('fiscal_horsepower', 'horsepower', 'engine_cc');

create table cost_rates (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity unique,
  kind cost_kind not null,
  vehicle_type vehicle_type not null,
  valid_from date not null,
  currency currency not null check (currency in ('usd', 'lbp')),
  percent numeric(7, 4) not null default 0 check (percent between 0 and 100),
  fixed numeric(16, 2) not null default 0 check (fixed >= 0),
  vat_percent numeric(7, 4) not null default 0 check (vat_percent between 0 and 100),
  measure cost_measure,
  source text not null check (char_length(source) between 3 and 300),
  source_url text check (source_url ~ '^https?://' and char_length(source_url) <= 500),
  note_ar text check (char_length(note_ar) between 1 and 300),
  note_en text check (char_length(note_en) between 1 and 300),
  reason text check (char_length(reason) between 3 and 300),
  entered_by uuid not null references admin_users (id),
  entered_at timestamptz not null,
  withdrawn_by uuid references admin_users (id),
  withdrawn_at timestamptz,
  withdrawn_reason text check (char_length(withdrawn_reason) between 3 and 300),
  check ((measure is not null) = (kind = 'road_fee')),
  check (kind = 'customs' or vat_percent = 0),
  check (kind <> 'registration' or percent > 0 or fixed > 0),
  check (kind <> 'road_fee' or percent = 0 and fixed = 0),
  check ((note_ar is null) = (note_en is null)),
  check ((withdrawn_at is null) = (withdrawn_by is null) and (withdrawn_at is null) = (withdrawn_reason is null)),
  constraint cost_rates_withdrawn_before_it_began
    check ((withdrawn_at at time zone 'Asia/Beirut')::date < valid_from)
);
comment on table cost_rates is 'In force for a kind and a type of vehicle: of those not withdrawn that have begun, the one that began last, and of these the one entered last';
comment on column cost_rates.number is 'The order in which rows were entered';
comment on column cost_rates.valid_from is 'A day in Beirut';
comment on column cost_rates.currency is 'Of every amount of the row and its bands';
comment on column cost_rates.percent is 'Of the asking price: the share of a registration, the duty of customs';
comment on column cost_rates.vat_percent is 'Of customs: of value, duty and excise together';
comment on column cost_rates.measure is 'What the bands of a road fee go by';
comment on column cost_rates.source is 'The official publication, as it is shown beside every amount';
comment on column cost_rates.reason is 'Why it follows the row before it';
create index cost_rates_in_force on cost_rates (kind, vehicle_type, valid_from desc, number desc) where withdrawn_at is null;

create table cost_road_bands (
  rate_id uuid not null references cost_rates (id),
  measure_from integer not null check (measure_from between 0 and 100000),
  measure_to integer check (measure_to >= measure_from and measure_to <= 100000),
  age_from integer not null check (age_from between 0 and 200),
  age_to integer check (age_to >= age_from and age_to <= 200),
  amount numeric(16, 2) not null check (amount >= 0),
  primary key (rate_id, measure_from, age_from),
  constraint cost_road_bands_apart exclude using gist (
    rate_id with =,
    int4range(measure_from, measure_to, '[]') with &&,
    int4range(age_from, age_to, '[]') with &&
  )
);
comment on table cost_road_bands is 'The yearly fee by measure and by age in calendar years, both ends included; an open end is null';

create table cost_excise_bands (
  rate_id uuid not null references cost_rates (id),
  from_value numeric(16, 2) not null check (from_value >= 0),
  percent numeric(7, 4) not null check (percent between 0 and 1000),
  primary key (rate_id, from_value)
);
comment on table cost_excise_bands is 'Excise on the part of the value from here to where the next band begins';

-- What was published stays as it was entered; the one thing that may still happen to a row is that it is withdrawn.
create function cost_rates_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.withdrawn_at is null and new.withdrawn_at is not null
    and to_jsonb(new) - '{withdrawn_at,withdrawn_by,withdrawn_reason}'::text[]
      = to_jsonb(old) - '{withdrawn_at,withdrawn_by,withdrawn_reason}'::text[]
  then
    return new;
  end if;
  raise exception 'rows of costs are followed, never changed' using errcode = 'restrict_violation';
end
$$;
create trigger cost_rates_stay before update or delete on cost_rates for each row execute function cost_rates_stay();

create function cost_bands_stay() returns trigger language plpgsql as $$
begin
  raise exception 'rows of costs are followed, never changed' using errcode = 'restrict_violation';
end
$$;
create trigger cost_road_bands_stay before update or delete on cost_road_bands
  for each row execute function cost_bands_stay();
create trigger cost_excise_bands_stay before update or delete on cost_excise_bands
  for each row execute function cost_bands_stay();
