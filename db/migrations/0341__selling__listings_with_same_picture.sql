-- Every listing that shows one of these pictures, as far as their hashes tell: up to three bits apart. Of somebody else it is a
-- copy, of the same seller for another vehicle it is wrong in one of them, and both are found by one reading of the hashes. Of how
-- many pictures share a quarter the planner has no idea and would read all of them, so the indexes are named to it.
-- listing_with_same_picture() is asked by the build before alone: it goes with the next release.

create function listings_with_same_picture(pictures uuid[]) returns table (picture uuid, car_id uuid)
language plpgsql stable set enable_seqscan = off as $$
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
$$;
