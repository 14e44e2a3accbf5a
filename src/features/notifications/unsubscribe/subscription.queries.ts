import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";

/** Whom a link of a mail belongs to: an account, or an address of a list that has none. */
export interface Subscription {
  userId: string | null;
  address: string | null;
  hasAccount: boolean;
  wantsMails: boolean;
}

/** Undefined where the recipient is gone with the account. */
export async function findSubscription(db: Database, recipientId: string): Promise<Subscription | undefined> {
  const { rows } = await sql<Subscription>`
    select r.user_id as "userId", r.address, r.user_id is not null as "hasAccount",
      u.bulk_mail_unsubscribed_at is null and m.address is null as "wantsMails"
    from bulk_recipients r
    left join users u on u.id = r.user_id
    left join mail_unsubscribes m on m.address = r.address
    where r.id = ${recipientId}::uuid`.execute(db);
  return rows[0];
}

/** Sets whether a user wants mails to many. Of several times that a user says no the first counts. */
export async function subscribe(
  db: Database,
  { userId, address }: Pick<Subscription, "userId" | "address">,
  wanted: boolean,
  at: Date,
): Promise<void> {
  if (userId !== null) {
    await sql`update users set bulk_mail_unsubscribed_at =
        ${wanted ? sql`null` : sql`coalesce(bulk_mail_unsubscribed_at, ${at}::timestamptz)`}
      where id = ${userId}::uuid`.execute(db);
  } else if (wanted) {
    await sql`delete from mail_unsubscribes where address = ${address}`.execute(db);
  } else {
    await sql`insert into mail_unsubscribes (address, at) values (${address}, ${at}::timestamptz)
      on conflict do nothing`.execute(db);
  }
}
