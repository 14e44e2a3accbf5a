import { sql } from "kysely";
import { hashPassword } from "#features/accounts/passwords/hash.ts";
import { connectDatabase } from "#platform/db/connect.ts";

export const password = "Measured-by-2-clocks";
export const emailOf = (number: number) => `account-${number}@bench.example`;

/** Runs something with so many accounts that can sign in, and takes them away again. */
export async function withAccounts<T>(url: string, count: number, work: () => Promise<T>): Promise<T> {
  const db = await connectDatabase({ url, max: 1 });
  const clear = () =>
    sql`with gone as (delete from users where email like '%@bench.example')
      delete from sign_in_guards`.execute(db);
  try {
    await clear();
    const row = { first_name: "Bench", last_name: "Mark", password: await hashPassword(password) };
    const rows = Array.from({ length: count }, (_, number) => ({ ...row, email: emailOf(number) }));
    await db.insertInto("users").values(rows).execute();
    return await work();
  } finally {
    await clear();
    await db.destroy();
  }
}
