-- A listing of somebody else that shows one of these pictures, as far as their hashes tell: up to three bits apart. Of how
-- many pictures share a quarter the planner has no idea and would read all of them, so the indexes are named to it.

create function listing_with_same_picture(pictures uuid[], of_user uuid) returns uuid
language plpgsql stable set enable_seqscan = off as $$
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
$$;

-- Both are asked right after they were written to, and a list of what is still to be sorted in is read from end to end.
alter index uploads_perceptual set (fastupdate = off);
alter index cars_pictures set (fastupdate = off);
