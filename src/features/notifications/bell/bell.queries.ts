import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";

const mostCounted = 100;
const columns = [
  "id",
  "type",
  "title",
  "body",
  "title_en",
  "body_en",
  "link",
  "created_at",
  "read_at",
] as const;

const of = (db: Database, userId: string) => db.selectFrom("notifications").where("user_id", "=", userId);

/** Those behind one of a user's own, the newest first; without one, or of a stranger's, from the newest on. */
export function findNotifications(
  db: Database,
  userId: string,
  { after, limit }: { after?: string | undefined; limit: number },
) {
  let rows = of(db, userId).select(columns);
  if (after) {
    const last = of(db, userId).select(["created_at", "id"]).where("id", "=", after);
    rows = rows.where(({ refTuple, eb }) =>
      eb.or([eb.not(eb.exists(last)), eb(refTuple("created_at", "id"), "<", sql`(${last})` as never)]),
    );
  }
  return rows.orderBy("created_at", "desc").orderBy("id", "desc").limit(limit).execute();
}
export type NotificationRow = Awaited<ReturnType<typeof findNotifications>>[number];

/** How many were not read; no more than the bell can show are counted. */
export async function countUnread(db: Database, userId: string): Promise<number> {
  const some = of(db, userId).select("id").where("read_at", "is", null).limit(mostCounted);
  const row = await db
    .selectFrom(some.as("some"))
    .select(({ fn }) => fn.countAll<number>().as("unread"))
    .executeTakeFirstOrThrow();
  return row.unread;
}

/** Notes that a user has read these of theirs, or all as old as one of theirs and older. */
export async function markRead(
  db: Database,
  userId: string,
  which: { ids: string[] } | { upTo: string },
  at: Date,
): Promise<void> {
  const unread = db
    .updateTable("notifications")
    .set({ read_at: at })
    .where("user_id", "=", userId)
    .where("read_at", "is", null);
  if ("ids" in which) {
    await unread.where("id", "in", which.ids).execute();
    return;
  }
  // Compared where it is: the driver's dates know no microseconds.
  const newest = of(db, userId).select(["created_at", "id"]).where("id", "=", which.upTo);
  await unread
    .where(({ eb, refTuple }) => eb(refTuple("created_at", "id"), "<=", sql`(${newest})` as never))
    .execute();
}
