import { sql } from "kysely";
import type { Database } from "./connect.ts";

/**
 * Does a part of a transaction, which is undone alone where it throws: a statement that the database refused would spoil all
 * of the transaction. What it throws is thrown.
 */
export async function undoneWhenRefused<T>(tx: Database, work: () => Promise<T>): Promise<T> {
  await sql`savepoint before_part`.execute(tx);
  try {
    return await work();
  } catch (error) {
    await sql`rollback to savepoint before_part`.execute(tx);
    throw error;
  } finally {
    await sql`release savepoint before_part`.execute(tx);
  }
}
