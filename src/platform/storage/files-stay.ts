import { sql } from "kysely";
import type { Database } from "../db/connect.ts";
import { type Storage, StorageAway } from "./storage.ts";

/** Who takes files away shares this lock; a backup has it alone, so that rows of its moment name no file that is gone. */
export const filesStayLock = 6_474_475;

/**
 * The store as jobs have it: while a backup is taken nothing goes, and the job tries again later. What is removed outside
 * of jobs are files that no row ever named.
 */
export function withFilesThatStay(storage: Storage, db: Database): Storage {
  return {
    ...storage,
    removeFolder: (folder) =>
      db.transaction().execute(async (tx) => {
        const { rows } = await sql<{
          free: boolean;
        }>`select pg_try_advisory_xact_lock_shared(${filesStayLock}) as free`.execute(tx);
        if (!rows[0]?.free) throw new StorageAway("files stay while a backup is taken");
        await storage.removeFolder(folder);
      }),
  };
}
