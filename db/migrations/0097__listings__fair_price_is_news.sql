-- A listing gets its fair price minutes after it came: a saved search that asks for one looks at it once more then. Not at
-- listings that have been here for long, whose label moves with those of others.
create function cars_note_fair_price() returns trigger language plpgsql as $$
begin
  insert into saved_search_news (car_id)
  select d.car_id from listing_debuts d where d.car_id = new.id and d.at > now() - interval '2 days';
  return null;
end
$$;
create trigger cars_fair_price_news after update of fair_price on cars
  for each row when (new.is_public and new.fair_price is not null and new.fair_price is distinct from old.fair_price)
  execute function cars_note_fair_price();
