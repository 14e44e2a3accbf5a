import { sql } from "kysely";
import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import type { Reviewer } from "./decide.ts";

/** A reviewer who looks at a listing has it so long to himself; looking again prolongs it. */
export const claimMinutes = 5;

/**
 * Notes that a reviewer looks at a waiting listing. Returns whether it is theirs: not while another one looks at it. Error:
 * `listing.not_found` of one that waits no more.
 */
export async function claim(db: Database, reviewer: Reviewer, id: string, at: Date): Promise<boolean> {
  const waits = await db
    .selectFrom("cars")
    .select("id")
    .where("id", "=", id)
    .where("waiting_since", "is not", null)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!waits) throw new AppError("listing.not_found");
  const { rows } = await sql`
    insert into review_claims as held (car_id, admin_id, until)
    values (${id}::uuid, ${reviewer.id}::uuid, ${at}::timestamptz + make_interval(mins => ${claimMinutes}))
    on conflict (car_id) do update set admin_id = excluded.admin_id, until = excluded.until
      where held.admin_id = excluded.admin_id or held.until <= ${at}::timestamptz
    returning car_id`.execute(db);
  return rows.length > 0;
}

/** Lets go of what a reviewer looks at no more. */
export async function letGo(db: Database, reviewer: Reviewer, except: string | null): Promise<void> {
  await sql`delete from review_claims
    where admin_id = ${reviewer.id}::uuid and car_id is distinct from ${except}::uuid`.execute(db);
}
