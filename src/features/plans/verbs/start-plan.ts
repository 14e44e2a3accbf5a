import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { type Credited, turnInto } from "../periods/credit.ts";
import { addPeriod, layOut, setAside, timeFor } from "../periods/lay-out.ts";
import { findPeriods, type Period } from "../periods/period.queries.ts";
import { settle } from "../periods/settle.ts";

const daySeconds = 86_400;

/**
 * Starts a plan that was paid for, or given by an order without money; returns the id of its period. The plan that runs already
 * is prolonged from its end. A larger one (more a day) begins at once, and what is left of the others pays what the order took
 * off its price, `credit`; anything beyond becomes more time. Where nothing is left to be credited, because another order had it,
 * the money alone counts. The money of a smaller one, which comes late, becomes time of the running plan. The caller has
 * locked the user.
 * Database then: what `fitListings` says of the listings that end, return or change their priority (cars_life,
 * cars_place, cars_news, cars_change, cars_tell).
 */
export async function startPlan(
  tx: Database,
  given: {
    userId: string;
    planId: string;
    orderItemId: string | null;
    amount: string;
    credit?: string;
    days: number;
    at: Date;
  },
): Promise<string> {
  const { userId, planId, amount, at } = given;
  const chain = await findPeriods(tx, userId, at);
  const [running] = chain;
  const size = running ? await compare(tx, planId, running.planId) : "larger";
  const { paid, credited } = await timesOf(tx, given);
  const period =
    running && size === "smaller"
      ? { planId: running.planId, seconds: await timeFor(tx, running.planId, amount) }
      : { planId, seconds: paid };
  const id = await addPeriod(tx, { ...given, ...period });
  const limited = chain.filter(({ endsAt }) => endsAt !== null);
  const endless = chain.filter(({ endsAt }) => endsAt === null);
  const behind = await setAside(tx, userId, endless, at);
  if (size === "larger") {
    const seconds = await turnInto(tx, { id, planId }, credited, limited, at);
    await layOut(tx, at, [id, ...behind], { id, seconds });
  } else {
    await layOut(tx, at, [...limited.map(idOf), id, ...behind]);
  }
  await settle(tx, userId, at);
  return id;
}

/** The time that is bought, by what pays for it: the money, and what was credited. */
async function timesOf(
  tx: Database,
  { amount, credit = "0", days }: { amount: string; credit?: string; days: number },
): Promise<{ paid: string; credited: Credited }> {
  const { rows } = await sql<{ paid: string; credited: string }>`
    select seconds - credited as paid, credited
    from (select ${days * daySeconds}::numeric as seconds) bought, lateral (
      select coalesce(round(seconds * ${credit}::numeric / nullif(${amount}::numeric + ${credit}::numeric, 0), 6), 0)
        as credited) parts`.execute(tx);
  const { paid = "0", credited = "0" } = rows[0] ?? {};
  return { paid, credited: { credit, seconds: credited } };
}

const idOf = ({ id }: Period) => id;

/** What a plan is beside the one that runs. One that costs as much a day as another is no larger. */
async function compare(
  tx: Database,
  planId: string,
  runningId: string,
): Promise<"same" | "larger" | "smaller"> {
  if (planId === runningId) return "same";
  const { rows } = await sql<{ is_larger: boolean }>`
    select wanted.price * running.duration > running.price * wanted.duration as is_larger
    from subscription_plans wanted, subscription_plans running
    where wanted.id = ${planId}::uuid and running.id = ${runningId}::uuid`.execute(tx);
  return rows[0]?.is_larger ? "larger" : "smaller";
}
