import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { openDatabase } from "./open.ts";

const { db: other, url } = await testDatabase();

test("a connection that broke while it was idle is told, and another takes its place", async () => {
  const stops: (() => Promise<unknown>)[] = [];
  const lost: string[] = [];
  const { db } = await openDatabase(
    {
      databaseUrl: url,
      databaseReplicaUrl: undefined,
      databasePool: 1,
      dataDir: "/nowhere",
      say: () => {},
      onLost: ({ message }) => void lost.push(message),
    },
    { onStop: (stop) => void stops.push(stop) },
  );
  const pidOf = async () => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    return rows[0]?.pid;
  };
  const before = await pidOf();
  await sql`select pg_terminate_backend(${before})`.execute(other);
  await expect.poll(() => lost).toEqual([expect.stringContaining("terminating connection")]);
  expect(await pidOf()).not.toBe(before);
  for (const stop of stops) await stop();
  expect(lost.length).toBe(1);
});
