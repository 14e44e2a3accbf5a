-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.orders_hold_to_life()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (old.state, new.state) not in (
    ('open', 'held'), ('open', 'paid'), ('open', 'failed'), ('open', 'cancelled'),
    ('failed', 'paid'), ('failed', 'held'), ('cancelled', 'paid'), ('cancelled', 'held'), ('cancelled', 'failed'),
    ('failed', 'cancelled'), ('held', 'paid'), ('held', 'cancelled'), ('held', 'refunded'), ('paid', 'refunded'))
  then
    raise exception 'an order does not go from % to %', old.state, new.state using errcode = 'MS003';
  end if;
  return new;
end
$function$;
