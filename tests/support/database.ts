import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { connectDatabase, type Database } from "#platform/db/connect.ts";
import { databaseAt, TEMPLATE } from "./database-url.ts";
import { whenOver } from "./when-over.ts";

export interface TestDatabase {
  url: string;
  db: Database;
}

/** A busy machine is not a database that is away: what a test does may take longer than a visitor would wait. */
export const patient = { statementTimeoutMs: 30_000, connectTimeoutMs: 30_000 };

/**
 * A migrated database for this test file alone, dropped when the file ends. Call it at the top of the file:
 * `const { db } = await testDatabase();`
 */
export async function testDatabase(): Promise<TestDatabase> {
  const url = await createDatabase(`TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
  const db = await connectDatabase({ url, max: 5, applicationName: "mishwar test", ...patient });
  whenOver(async () => {
    await db.destroy();
    await dropDatabase(url);
  });
  return { url, db };
}

/** A database without any table, for what makes the tables itself. */
export async function emptyDatabase(): Promise<string> {
  const url = await createDatabase("TEMPLATE template1");
  whenOver(() => dropDatabase(url));
  return url;
}

async function createDatabase(how: string): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await onServer(`CREATE DATABASE ${name} ${how}`);
  return databaseAt(inject("databaseServer"), name);
}

async function dropDatabase(url: string): Promise<void> {
  await onServer(`DROP DATABASE IF EXISTS ${new URL(url).pathname.slice(1)} WITH (FORCE)`);
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject("databaseServer") });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
