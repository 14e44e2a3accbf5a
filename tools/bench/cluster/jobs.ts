import { sql } from "kysely";
import { makeAccount } from "../lib/people.ts";
import { type Check, until, within } from "./check.ts";
import { from, Visitor } from "./client.ts";
import type { Cluster } from "./ground.ts";

/** A worker is killed in the middle of mails, which it cannot finish because a table is held; the next one sends them all. */
export async function checkJobs({ a, b, db, worker, mails }: Cluster): Promise<Check[]> {
  const people = await Promise.all(Array.from({ length: 20 }, (_, at) => makeAccount(db, `mail-${at}-`)));
  const visitor = new Visitor(a.origin, 5);
  for (const [at, email] of people.entries()) {
    const asked = { method: "POST", body: { email }, headers: from("198.51.100.4") };
    await visitor.ask("/api/auth/forgot-password", asked, at % 2 ? b.origin : a.origin);
  }
  visitor.close();
  const held = await db.transaction().execute(async (tx) => {
    await sql`lock table users in access exclusive mode`.execute(tx);
    await worker.start();
    const locked = sql<{
      n: number;
    }>`select count(*)::int as n from graphile_worker.jobs where locked_by is not null`;
    await until(async () => ((await locked.execute(db)).rows[0]?.n ?? 0) > 0, 5000);
    const count = (await locked.execute(db)).rows[0]?.n ?? 0;
    await worker.kill();
    return count;
  });
  await worker.start();
  const sent = () => people.map((email) => mails().filter((mail) => mail.includes(email)).length);
  const took = await until(async () => sent().every((count) => count > 0), 60_000);
  const counts = sent();
  return [
    {
      what: "20 mails asked at A and B; the worker killed (-9) with jobs in hand, started again: each mail once",
      seen: `${held} jobs in hand; ${counts.filter(Boolean).length} mails, ${counts.filter((count) => count > 1).length} doubled, all after ${within(took)}`,
      ok: held > 0 && took !== undefined && counts.every((count) => count === 1),
    },
  ];
}
