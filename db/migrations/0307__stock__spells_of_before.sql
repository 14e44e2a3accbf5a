-- What was on sale before times on sale were kept: of each listing one, from its coming until its end as far as that is known.
insert into listing_spells (user_id, car_id, vehicle_type, brand, model, listed_at, began_at, ended_at, end_reason)
select c.user_id, c.id, c.vehicle_type, c.brand, c.model, c.created_at, c.created_at,
  case when c.status = 'expired' then greatest(c.created_at,
    case when c.expired_reason = 'lapsed' then least(c.expires_at, c.updated_at) else coalesce(s.sold_at, c.updated_at) end) end,
  c.expired_reason::text
from cars c left join sales s on s.car_id = c.id
where c.status in ('active', 'expired') and c.deleted_at is null
  and not exists (select from listing_spells known where known.car_id = c.id)
on conflict do nothing;
