import { sql } from "kysely";
import type { JobDeps } from "#deps";
import type { Job } from "#platform/queue/queue.ts";
import { writeRecipients } from "../audience.queries.ts";
import { type BroadcastRow, findBroadcast } from "../broadcast.queries.ts";
import { deliverMails } from "./deliver-mails.ts";
import { deliverNotices } from "./deliver-notices.ts";
import {
  askToDeliver,
  deliverJob,
  deliverRequest,
  testMailJob,
  testMailRequest,
} from "./delivery.requests.ts";
import { sendTestMail } from "./test-mail.ts";

export const broadcastJobs = (deps: JobDeps): Job[] => [
  { name: deliverJob, run: (payload) => deliver(deps, deliverRequest.parse(payload).messageId) },
  { name: testMailJob, run: (payload) => sendTestMail(deps, testMailRequest.parse(payload)) },
  { name: "messages.look", cron: "* * * * *", atStart: true, run: () => look(deps) },
];

/** Who sends says so every few minutes; what nobody has sent for so long, the queue has given up. */
const stuckMinutes = 10;

/** Starts what is due, and takes up what a process left half done. */
async function look({ db, clock }: JobDeps): Promise<void> {
  const at = clock();
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      update bulk_messages set state = 'sending', updated_at = ${at}::timestamptz
      where state = 'scheduled' and send_at <= ${at}::timestamptz
        or state = 'sending' and worked_until <= ${at}::timestamptz
        or state = 'sending' and worked_until is null
          and updated_at <= ${at}::timestamptz - make_interval(mins => ${stuckMinutes})
      returning id`.execute(tx);
    for (const { id } of rows) await askToDeliver(tx, id);
  });
}

async function deliver(deps: JobDeps, id: string): Promise<void> {
  const message = await prepare(deps, id);
  if (!message) return;
  const unfinished =
    message.kind === "email" ? await deliverMails(deps, message) : await deliverNotices(deps, message);
  if (unfinished) await askToDeliver(deps.db, id);
}

/** Writes the recipients down, once; undefined for a message that is not being sent any more. */
function prepare({ db, clock }: JobDeps, id: string): Promise<BroadcastRow | undefined> {
  const at = clock();
  return db.transaction().execute(async (tx) => {
    const there = await sql`select from bulk_messages where id = ${id}::uuid`.execute(tx);
    if (there.rows.length === 0) return undefined;
    const message = await findBroadcast(tx, id, { lock: true });
    if (message.state !== "sending") return undefined;
    if (message.prepared_at) return message;
    const total = await writeRecipients(tx, id, message, at);
    await tx
      .updateTable("bulk_messages")
      .set({ prepared_at: at, total, addresses: null })
      .where("id", "=", id)
      .execute();
    return message;
  });
}
