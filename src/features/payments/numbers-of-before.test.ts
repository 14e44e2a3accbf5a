import { sql } from "kysely";
import { expect, test } from "vitest";
import { connectDatabase } from "#platform/db/connect.ts";
import { knownMigrations, migrate } from "#platform/db/migrate.ts";
import { emptyDatabase } from "../../../tests/support/database.ts";
import { whenOver } from "../../../tests/support/when-over.ts";

const cleared = "0174__payments__numbers_spelled_twice.sql";
const unique = "0180__payments__number_once_however_spelled.sql";
const names = [...(await knownMigrations()).keys()];

/** A market that has every migration before this one, and payments with these numbers, the oldest first. */
async function marketBefore(
  until: string,
  payments: { number: string | null; status?: string; method?: string }[],
) {
  const url = await emptyDatabase();
  await migrate({ url, only: new Set(names.filter((name) => name < until && name !== cleared)) });
  const db = await connectDatabase({ url, max: 2 });
  whenOver(() => db.destroy());
  for (const [index, { number, status = "pending", method = "manual" }] of payments.entries()) {
    await sql`with ordered as (
        insert into orders (reference, amount, paid_by, expires_at)
        values (${`M000000${index}`}, 5, 'manual', now()) returning id)
      insert into payments (order_id, amount, method, transaction_id, status, verified_at, created_at)
      select id, 5, ${method}::payment_method, ${number}, ${status}::payment_status,
        case when ${status} = 'verified' then now() end, now() + make_interval(secs => ${index}) from ordered`.execute(
      db,
    );
  }
  const numbers = async () => {
    const { rows } = await sql<{ number: string | null }>`
      select transaction_id as number from payments order by created_at`.execute(db);
    return rows.map(({ number }) => number);
  };
  const told = async () => {
    const { rows } = await sql<{ reference: string; detail: object }>`
      select o.reference, e.detail from order_events e join orders o on o.id = e.order_id
      where e.what = 'number_used_twice' order by o.reference`.execute(db);
    return rows.map(({ reference, detail }) => [reference, detail]);
  };
  return { url, numbers, told };
}

test("a market that holds a number in several spellings is migrated: one payment keeps it, the others are marked", async () => {
  const { url, numbers, told } = await marketBefore(unique, [
    { number: "TX-RT 77" },
    { number: "txrt77", status: "verified" },
    { number: "TX/RT.77" },
    { number: "TX RT-77", status: "rejected" },
    { number: "TX_RT 77", method: "credit_card" },
    { number: "OMT 5" },
    { number: null },
    { number: null },
  ]);
  expect(await migrate({ url })).toContain(unique);
  // The verified one, though it is not the oldest; what was refused or charged at a gateway is no transfer.
  expect(await numbers()).toEqual([null, "txrt77", null, "TX RT-77", "TX_RT 77", "OMT 5", null, null]);
  expect(await told()).toEqual([
    ["M0000000", { reason: "TX-RT 77", reference: "M0000001" }],
    ["M0000002", { reason: "TX/RT.77", reference: "M0000001" }],
  ]);
});

test("a market that had the unique index already has the new file applied, and nothing changes", async () => {
  const { url, numbers, told } = await marketBefore("0181", [{ number: "TX 1" }, { number: "TX 2" }]);
  expect(await migrate({ url })).toContain(cleared);
  expect([await numbers(), await told()]).toEqual([["TX 1", "TX 2"], []]);
});
