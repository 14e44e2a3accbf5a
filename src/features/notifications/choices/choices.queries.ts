import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { subscribe } from "../unsubscribe/subscription.queries.ts";
import type { NoticeChannel, NoticeKind } from "./choices.schema.ts";

interface Choice {
  userId: string;
  kind: NoticeKind;
  channel: NoticeChannel;
}

const isNewsMail = ({ kind, channel }: Omit<Choice, "userId">) => kind === "news" && channel === "mail";

/** What a user has switched off. */
export async function findSwitchedOff(
  db: Database,
  userId: string,
): Promise<{ kind: string; channel: string }[]> {
  const { rows } = await sql<{ kind: string; channel: string }>`
    select kind, channel from notices_off where user_id = ${userId}::uuid
    union all
    select 'news', 'mail' from users where id = ${userId}::uuid and bulk_mail_unsubscribed_at is not null`.execute(
    db,
  );
  return rows;
}

/** Whether a user wants to be told so. Of mails to many: `broadcasts/audience.queries.ts`. */
export async function wantsNotices(db: Database, { userId, kind, channel }: Choice): Promise<boolean> {
  const off = await db
    .selectFrom("notices_off")
    .select("kind")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("channel", "=", channel)
    .executeTakeFirst();
  return off === undefined;
}

/** Who of them does not want to be told of a kind so. */
export async function whoSwitchedOff(
  db: Database,
  { userIds, kind, channel }: Omit<Choice, "userId"> & { userIds: readonly string[] },
): Promise<Set<string>> {
  const { rows } = await sql<{ user_id: string }>`select user_id from notices_off
    where user_id = any (${userIds}::uuid[]) and kind = ${kind} and channel = ${channel}`.execute(db);
  return new Set(rows.map(({ user_id }) => user_id));
}

/** Sets one choice; of several times that a user says no the first counts. */
export async function choose(db: Database, choice: Choice, wanted: boolean, at: Date): Promise<void> {
  const { userId, kind, channel } = choice;
  if (isNewsMail(choice)) return subscribe(db, { userId, address: null }, wanted, at);
  if (wanted) {
    await sql`delete from notices_off
      where user_id = ${userId}::uuid and kind = ${kind} and channel = ${channel}`.execute(db);
  } else {
    await sql`insert into notices_off (user_id, kind, channel, off_at)
      values (${userId}::uuid, ${kind}, ${channel}, ${at}::timestamptz) on conflict do nothing`.execute(db);
  }
}
