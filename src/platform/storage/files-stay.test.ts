import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { filesStayLock, withFilesThatStay } from "./files-stay.ts";
import { diskStorage, StorageAway } from "./storage.ts";

const { db } = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), "mishwar-files-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("removes nothing while a backup is taken, and does so afterwards", async () => {
  const storage = withFilesThatStay(diskStorage(folder), db);
  await storage.put("pictures/ab/one/640.webp", Buffer.from("x"));
  await db.connection().execute(async (backup) => {
    await sql`select pg_advisory_lock(${filesStayLock})`.execute(backup);
    await expect(storage.removeFolder("pictures/ab/one")).rejects.toThrow(StorageAway);
    expect(await storage.get("pictures/ab/one/640.webp")).toBeDefined();
    await sql`select pg_advisory_unlock(${filesStayLock})`.execute(backup);
  });
  await storage.removeFolder("pictures/ab/one");
  expect(await storage.get("pictures/ab/one/640.webp")).toBeUndefined();
});
