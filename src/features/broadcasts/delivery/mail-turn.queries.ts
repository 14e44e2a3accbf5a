import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";

/** So long after its last sign of life another process may go on with what one was sending; longer than a mail may take. */
const leaseSeconds = 180;

/**
 * Makes this worker the only one that sends a message. Of what an earlier one was handing over when it ended nobody knows
 * whether it went out: that is written down, not sent again. False: another is at it, or it is not being sent.
 */
export function takeOver(db: Database, id: string, worker: string, at: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const taken = await sql`
      update bulk_messages set worker = ${worker}::uuid,
        worked_until = ${at}::timestamptz + make_interval(secs => ${leaseSeconds})
      where id = ${id}::uuid and state = 'sending' and (worked_until is null or worked_until <= ${at}::timestamptz)
      returning id`.execute(tx);
    if (taken.rows.length === 0) return false;
    await sql`with lost as (
        update bulk_recipients set outcome = 'failed', reason = 'interrupted', at = ${at}::timestamptz
        where message_id = ${id}::uuid and outcome = 'sending' returning id)
      update bulk_messages set failed = failed + (select count(*) from lost) where id = ${id}::uuid`.execute(
      tx,
    );
    return true;
  });
}

/** Lets another run go on at once. */
export async function letGo(db: Database, id: string, worker: string): Promise<void> {
  await sql`update bulk_messages set worker = null, worked_until = null
    where id = ${id}::uuid and worker = ${worker}::uuid`.execute(db);
}

export interface Turn {
  id: string;
  attempts: number;
  address: string;
  first_name: string | null;
  language: string | null;
  may: boolean;
  unsubscribed: boolean;
}

/** The next recipient, from now on being sent to; undefined when there is none, or a user has stopped it. */
export async function nextTurn(
  db: Database,
  id: string,
  worker: string,
  at: Date,
): Promise<Turn | undefined> {
  const { rows } = await sql<Turn>`
    with mine as (
      update bulk_messages set worked_until = ${at}::timestamptz + make_interval(secs => ${leaseSeconds})
      where id = ${id}::uuid and state = 'sending' and worker = ${worker}::uuid returning id
    ),
    next as (
      select r.id from bulk_recipients r, mine where r.message_id = mine.id and r.outcome = 'waiting'
      order by r.id limit 1
    ),
    taken as (
      update bulk_recipients r set outcome = 'sending', attempts = r.attempts + 1, at = ${at}::timestamptz
      from next where r.id = next.id returning r.id, r.attempts, r.user_id, r.address
    )
    select t.id, t.attempts, coalesce(u.email, t.address) as address, u.first_name, u.language,
      u.id is null or in_good_standing(u.user_status, u.deletion_requested_at) as may,
      u.bulk_mail_unsubscribed_at is not null or m.address is not null as unsubscribed
    from taken t left join users u on u.id = t.user_id left join mail_unsubscribes m on m.address = t.address`.execute(
    db,
  );
  return rows[0];
}

export type Outcome =
  | { outcome: "sent" }
  | { outcome: "skipped"; reason: "unsubscribed" | "standing" }
  | { outcome: "failed"; reason: "refused" | "unreachable" };

/** Writes down what became of a turn, with the message's figures. */
export async function settle(db: Database, id: string, result: Outcome, at: Date): Promise<void> {
  const counter = sql.ref(result.outcome);
  await sql`with done as (
      update bulk_recipients set outcome = ${result.outcome}, at = ${at}::timestamptz,
        reason = ${"reason" in result ? result.reason : null}
      where id = ${id}::uuid and outcome = 'sending' returning message_id)
    update bulk_messages m set ${counter} = m.${counter} + 1 from done where m.id = done.message_id`.execute(
    db,
  );
}

/** Nothing went out: it is this recipient's turn again. */
export async function putBack(db: Database, id: string): Promise<void> {
  await sql`update bulk_recipients set outcome = 'waiting' where id = ${id}::uuid and outcome = 'sending'`.execute(
    db,
  );
}
