import type { Database } from "#platform/db/connect.ts";

export interface Notice {
  type: "system" | "payment" | "car_approved" | "car_rejected" | "subscription" | "favorite";
  title: string;
  body: string;
  /** A page of the market. */
  link: `/${string}` | null;
}

const longestTitle = 200;
const longestBody = 1000;
/** Each takes seven parameters of the 65,535 that a statement may have. */
const rowsAtOnce = 2000;

/** A notice of one user. `of`: the one thing that it tells of, of which nobody has a second notice. */
export interface UsersNotice extends Notice {
  userId: string;
  of: string;
}

/** Gives somebody a notice in the market. What is too long ends in an ellipsis. */
export const giveNotice = (db: Database, { at, ...notice }: UsersNotice & { at: Date }): Promise<void> =>
  giveNotices(db, [notice], at);

/** Gives many at once, of whatever. */
export async function giveNotices(db: Database, notices: readonly UsersNotice[], at: Date): Promise<void> {
  for (let from = 0; from < notices.length; from += rowsAtOnce) {
    const rows = notices.slice(from, from + rowsAtOnce).map(({ userId, of, type, title, body, link }) => ({
      user_id: userId,
      told_of: of,
      created_at: at,
      type,
      title: cut(title, longestTitle),
      body: cut(body, longestBody),
      link,
    }));
    await db
      .insertInto("notifications")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["user_id", "told_of"]).where("told_of", "is not", null).doNothing(),
      )
      .execute();
  }
}

function cut(text: string, longest: number): string {
  // The database counts characters, not halves of them.
  const characters = Array.from(text);
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join("")}…`;
}
