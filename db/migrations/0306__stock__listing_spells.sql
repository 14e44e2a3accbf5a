-- When each listing was on sale, from when until when, and what ended it: of this the figures of a month are made. A listing
-- itself knows only its last state. The build before writes through the same triggers.
create table listing_spells (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users (id) on delete cascade,
  car_id uuid references cars (id) on delete set null,
  vehicle_type vehicle_type not null,
  brand text not null,
  model text not null,
  listed_at timestamptz not null,
  began_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  came_back boolean not null default false,
  constraint listing_spells_end_check check ((ended_at is null) = (end_reason is null)),
  constraint listing_spells_order_check check (ended_at >= began_at),
  constraint listing_spells_reason_check check (
    end_reason in ('sold', 'withdrawn', 'lapsed', 'plan_ended', 'refused', 'in_review', 'deleted'))
);
create unique index listing_spells_open on listing_spells (car_id) where ended_at is null;
create index listing_spells_of_car on listing_spells (car_id, began_at desc);
create index listing_spells_of_user on listing_spells (user_id, began_at);
comment on table listing_spells is 'From when until when a listing was on sale, and what ended it; kept when the listing is gone';
comment on column listing_spells.brand is 'With model and kind as they were at the end';
comment on column listing_spells.listed_at is 'When the listing came; began_at: when it went on sale this time';
comment on column listing_spells.came_back is 'It had been on sale before';

create function cars_note_spell() returns trigger language plpgsql as $function$
declare
  ended timestamptz;
  reason text;
begin
  if new.status = 'active' and new.deleted_at is null then
    -- What was taken back within the hour never happened.
    update listing_spells set ended_at = null, end_reason = null
    where id = (select id from listing_spells where car_id = new.id order by began_at desc limit 1)
      and ended_at > new.updated_at - interval '1 hour';
    if not found then
      insert into listing_spells (user_id, car_id, vehicle_type, brand, model, listed_at, began_at, came_back)
      values (new.user_id, new.id, new.vehicle_type, new.brand, new.model, new.created_at, new.updated_at,
        exists (select from listing_spells where car_id = new.id));
    end if;
    return null;
  end if;
  reason := case
    when new.deleted_at is not null then 'deleted'
    when new.status = 'rejected' then 'refused'
    when new.status = 'pending' then 'in_review'
    else new.expired_reason::text end;
  -- A job ends what has lapsed some minutes later.
  ended := case
    when new.deleted_at is not null then new.deleted_at
    when new.expired_reason = 'lapsed' then least(new.expires_at, new.updated_at)
    else new.updated_at end;
  update listing_spells set ended_at = greatest(ended, began_at), end_reason = reason, vehicle_type = new.vehicle_type,
    brand = new.brand, model = new.model
  where car_id = new.id and ended_at is null;
  if not found then
    insert into listing_spells (user_id, car_id, vehicle_type, brand, model, listed_at, began_at, ended_at, end_reason)
    values (new.user_id, new.id, new.vehicle_type, new.brand, new.model, new.created_at, new.created_at,
      greatest(ended, new.created_at), reason);
  end if;
  return null;
end
$function$;

create function cars_note_spells() returns trigger language plpgsql as $function$
begin
  insert into listing_spells (user_id, car_id, vehicle_type, brand, model, listed_at, began_at, ended_at, end_reason)
  select user_id, id, vehicle_type, brand, model, created_at, created_at,
    case when status = 'expired' then greatest(created_at,
      case when expired_reason = 'lapsed' then least(expires_at, updated_at) else updated_at end) end,
    expired_reason::text
  from added where status in ('active', 'expired') and deleted_at is null;
  return null;
end
$function$;

create trigger cars_spells after insert on cars referencing new table as added for each statement
  execute function cars_note_spells();
create trigger cars_spell after update of status, deleted_at on cars for each row
  when ((old.status = 'active' and old.deleted_at is null) is distinct from (new.status = 'active' and new.deleted_at is null))
  execute function cars_note_spell();
