-- Whoever saved a listing hears when it is cheaper, and when it is sold.

alter table favorites add column told_price numeric(14, 2);
comment on column favorites.told_price is 'The price of the last notice; null: none yet. Only less than that, and than when it was saved, is news';

-- Saved listings of which there may be news; a row waits until its seller has left it alone for some minutes. Without a
-- foreign key: a listing that is gone is found by nobody.
create table favorite_news (
  car_id uuid primary key,
  noted_at timestamptz not null
);
create index favorite_news_by_time on favorite_news (noted_at);

create function cars_note_favorite_news() returns trigger language plpgsql as $$
begin
  insert into favorite_news (car_id, noted_at)
  select new.id, now() where exists (select from favorites f where f.car_id = new.id)
  on conflict (car_id) do update set noted_at = excluded.noted_at;
  return null;
end
$$;
-- A change of the rates alone makes nothing cheaper.
create trigger cars_favorite_news after update of price, currency, status on cars
  for each row when (
    new.price < old.price or new.currency <> old.currency
    or (new.status = 'expired' and new.expired_reason = 'sold' and old.status = 'active')
  ) execute function cars_note_favorite_news();

alter table notifications drop constraint notifications_type_check;
alter table notifications add constraint notifications_type_check
  check (type in ('system', 'payment', 'car_approved', 'car_rejected', 'subscription', 'favorite')) not valid;
alter table notifications validate constraint notifications_type_check;
