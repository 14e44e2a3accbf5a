-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.cars_hold_to_life()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.deleted_at is not null and new.deleted_at is not null
    or (old.status, new.status) not in (
      ('pending', 'active'), ('pending', 'rejected'), ('pending', 'expired'),
      ('active', 'rejected'), ('active', 'pending'), ('active', 'expired'),
      ('rejected', 'active'), ('rejected', 'pending'),
      ('expired', 'active'), ('expired', 'pending'))
    or old.status = 'pending' and new.status = 'expired' and new.expired_reason <> 'plan_ended'
  then
    raise exception 'a listing does not go from % to %', old.status, new.status using errcode = 'MS001';
  end if;
  if old.status = 'expired' and new.status = 'active' and old.changed_while_expired then
    raise exception 'a listing that was changed while expired is reviewed first' using errcode = 'MS001';
  end if;
  if old.status = 'pending' and new.status = 'expired' then
    new.changed_while_expired := true;
  end if;
  if new.status <> 'expired' then
    new.changed_while_expired := false;
  end if;
  if new.status = 'active' and (new.expires_at is null or new.expires_at <= new.updated_at) then
    if new.expires_at is null then
      new.refreshed_at := new.updated_at;
    end if;
    new.expires_at := new.updated_at + make_interval(
      days => (select (value #>> '{}')::int from app_settings where key = 'listing_period_days'));
  end if;
  return new;
end
$function$;
