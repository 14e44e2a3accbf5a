-- A listing follows its owner's standing from its first moment on, not only when the standing changes later.
create function cars_take_standing() returns trigger language plpgsql as $$
begin
  select user_status = 'active' into new.owner_in_good_standing from users where id = new.user_id;
  return new;
end
$$;
create trigger cars_standing before insert or update of user_id, owner_in_good_standing on cars
  for each row execute function cars_take_standing();

-- A visitor who calls and then writes is one contact within the hour: the channel is a detail, not another event.
alter table listing_analytics drop constraint listing_analytics_once;
delete from listing_analytics a using listing_analytics b
  where a.id > b.id and (a.car_id, a.event, a.visitor_hash, a.hour) = (b.car_id, b.event, b.visitor_hash, b.hour);
alter table listing_analytics add constraint listing_analytics_once unique (car_id, event, visitor_hash, hour);
comment on constraint listing_analytics_once on listing_analytics is 'An event counts once per visitor and hour';

-- Deleting a user looks for what that user did.
create index listing_analytics_user on listing_analytics (user_id) where user_id is not null;
-- Sitemaps walk all public listings by id.
create index cars_public_id on cars (id) include (updated_at) where is_public;
