import { sql } from "kysely";
import type { Database } from "./connect.ts";

/**
 * Does a part of a transaction, and undoes that part alone where it throws, which is thrown on: a statement that the database
 * refused would spoil the whole transaction.
 */
export async function undoneWhenRefused<T>(tx: Database, work: () => Promise<T>): Promise<T> {
  await sql`savepoint before_work`.execute(tx);
  try {
    return await work();
  } catch (error) {
    await sql`rollback to savepoint before_work`.execute(tx);
    throw error;
  } finally {
    await sql`release savepoint before_work`.execute(tx);
  }
}
