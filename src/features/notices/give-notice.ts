import type { Database } from "#platform/db/connect.ts";

export interface Notice {
  type: "system" | "payment" | "car_approved" | "car_rejected" | "subscription";
  title: string;
  body: string;
  /** A page of the market. */
  link: `/${string}` | null;
}

const longestTitle = 200;
const longestBody = 1000;

/**
 * Gives somebody a notice in the market. `of`: the one thing that it tells of, of which nobody has a second notice. What is
 * too long ends in an ellipsis.
 */
export async function giveNotice(
  db: Database,
  { userId, of, at, ...notice }: Notice & { userId: string; of: string; at: Date },
): Promise<void> {
  await db
    .insertInto("notifications")
    .values({
      user_id: userId,
      told_of: of,
      created_at: at,
      type: notice.type,
      title: cut(notice.title, longestTitle),
      body: cut(notice.body, longestBody),
      link: notice.link,
    })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "told_of"]).where("told_of", "is not", null).doNothing(),
    )
    .execute();
}

function cut(text: string, longest: number): string {
  // The database counts characters, not halves of them.
  const characters = Array.from(text);
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join("")}…`;
}
