import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";

export interface PictureStanding {
  /** On a listing that anyone may see, a profile or a showroom. */
  isPublic: boolean;
  /** Of deleted listings and their revisions alone: nobody's any more, until the purge takes its bytes. */
  isDeleted: boolean;
  ownerId: string | null;
}

/** Who may see a picture; undefined for one that is not there. */
export async function pictureStanding(db: Database, id: string): Promise<PictureStanding | undefined> {
  const { rows } = await sql<PictureStanding>`
    with listed as (
      select is_public, deleted_at from cars where picture_ids(images) @> array[${id}::uuid]
      union all
      select false, c.deleted_at from uploads u join cars c on c.user_id = u.user_id
        join listing_revisions r on r.car_id = c.id
        where u.id = ${id}::uuid and r.changes ? 'images'
          and u.id = any (picture_ids(array(select jsonb_array_elements_text(r.changes -> 'images'))))
    )
    select u.user_id as "ownerId",
      exists (select from listed where is_public)
        or exists (select from users where users.id = u.user_id and profile_image_url like '/media/' || u.id || '/%')
        or exists (select from dealer_profiles p where p.user_id = u.user_id and u.id in (p.logo_id, p.cover_id))
        as "isPublic",
      exists (select from listed) and not exists (select from listed where deleted_at is null) as "isDeleted"
    from uploads u where u.id = ${id}::uuid`.execute(db);
  return rows[0];
}
