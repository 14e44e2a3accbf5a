-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.listing_with_same_picture(pictures uuid[], of_user uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
AS $function$
declare
  mine bigint;
  found uuid;
begin
  for mine in select perceptual_hash from uploads where id = any (pictures) and perceptual_hash is not null loop
    with alike as materialized (
      select id from uploads
      where hash_quarters(perceptual_hash) && hash_quarters(mine) and bit_count((perceptual_hash # mine)::bit(64)) <= 3
    )
    select c.id into found from alike join cars c on picture_ids(c.images) @> array[alike.id]
    where c.user_id <> of_user and c.deleted_at is null
    limit 1;
    if found is not null then
      return found;
    end if;
  end loop;
  return null;
end
$function$;
