import type { Database } from "#platform/db/connect.ts";
import { whoSwitchedOff } from "./choices/choices.queries.ts";
import { type NoticeKind, ways } from "./choices/choices.schema.ts";
import { askForPushes } from "./push/push.queries.ts";

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
  kind: NoticeKind;
  of: string;
}

/** Writes a notice for a user, unless its kind is switched off. What is too long ends in an ellipsis. */
export const giveNotice = (db: Database, { at, ...notice }: UsersNotice & { at: Date }): Promise<void> =>
  giveNotices(db, [notice], at);

/**
 * Gives several notices at once, in the market and on the recipients' devices; those who switched a kind off get none of it.
 * Database then: open browsers of the recipients hear of it (notifications_added).
 */
export async function giveNotices(db: Database, notices: readonly UsersNotice[], at: Date): Promise<void> {
  const wanted = await wantedOf(db, notices);
  for (let from = 0; from < wanted.length; from += rowsAtOnce) {
    const rows = wanted.slice(from, from + rowsAtOnce).map(({ userId, of, type, title, body, link }) => ({
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
  if (notices.length > 0) await askForPushes(db, notices, at);
}

async function wantedOf(db: Database, notices: readonly UsersNotice[]): Promise<readonly UsersNotice[]> {
  let wanted = notices;
  for (const kind of new Set(notices.map((one) => one.kind))) {
    if (ways[kind].bell !== "choice") continue;
    const userIds = notices.filter((one) => one.kind === kind).map(({ userId }) => userId);
    const off = await whoSwitchedOff(db, { userIds, kind, channel: "bell" });
    wanted = wanted.filter((one) => one.kind !== kind || !off.has(one.userId));
  }
  return wanted;
}

function cut(text: string, longest: number): string {
  // The database counts characters, not halves of them.
  const characters = Array.from(text);
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join("")}…`;
}
