-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.listings_with_same_picture(pictures uuid[])
 RETURNS TABLE(picture uuid, car_id uuid)
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
AS $function$
declare
  mine record;
begin
  for mine in select u.id, u.perceptual_hash from uploads u
    where u.id = any (pictures) and u.perceptual_hash is not null
  loop
    return query
    with alike as materialized (
      select u.id from uploads u
      where hash_quarters(u.perceptual_hash) && hash_quarters(mine.perceptual_hash)
        and bit_count((u.perceptual_hash # mine.perceptual_hash)::bit(64)) <= 3
    )
    select distinct mine.id, c.id from alike join cars c on picture_ids(c.images) @> array[alike.id]
    where c.deleted_at is null;
  end loop;
end
$function$;
