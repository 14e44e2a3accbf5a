-- An approved dealer's listings have at least the priority of the dealer plan, whatever plan runs (docs/product.md, "Dealers").
create function seller_priority(plan text, is_verified_dealer boolean) returns smallint
language sql stable as $$
  select coalesce(max(search_priority), 0)::smallint from subscription_plans
  where slug = plan or (is_verified_dealer and slug = 'dealer')
$$;

create or replace function users_change_listings() returns trigger language plpgsql as $$
begin
  update cars set change_number = current_change(),
    search_priority = case when new.is_verified_dealer = old.is_verified_dealer then search_priority
      else seller_priority(new.current_plan, new.is_verified_dealer) end
  where user_id = new.id;
  return null;
end
$$;

-- allow: rows because few dealers are approved without a plan of theirs, and each has few listings
update cars set search_priority = seller_priority(u.current_plan, true)
from users u where u.id = cars.user_id and u.is_verified_dealer
  and cars.search_priority <> seller_priority(u.current_plan, true);
