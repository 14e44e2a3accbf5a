import { sql } from "kysely";
import type { z } from "zod";
import type { JobDeps } from "#deps";
import type { Database } from "#platform/db/connect.ts";
import type { badgeNotice } from "./badge-notice.ts";

/** Where a dealership finds how things stand. */
const link = "/dealership-registration";

interface Notice {
  userId: string;
  title: string;
  body: string;
  /** The moment of what it tells of: a job that is tried again gives no second notice of it. */
  at: Date;
}

/** Gives somebody a notice in the market, once; to nobody once the account is gone. */
export async function giveNotice(db: Database, { userId, title, body, at }: Notice): Promise<void> {
  await sql`insert into notifications (user_id, type, title, body, link, created_at)
    select u.id, 'system', ${title}, ${body}, ${link}, ${at}::timestamptz from users u
    where u.id = ${userId}::uuid and not exists (select from notifications n
      where n.user_id = u.id and n.created_at = ${at}::timestamptz and n.title = ${title})`.execute(db);
}

/** Tells a dealer, in the account's language, that the badge was taken away or given back. */
export async function tellOfBadge(
  { db, words }: JobDeps,
  { userId, verified, reason, at }: z.output<typeof badgeNotice>,
): Promise<void> {
  const user = await db.selectFrom("users").select("language").where("id", "=", userId).executeTakeFirst();
  const t = words[user?.language === "en" ? "en" : "ar"];
  const title = t(verified ? "dealer-mails.badgeGiven" : "dealer-mails.badgeTaken");
  await giveNotice(db, { userId, title, body: reason, at: new Date(at) });
}
