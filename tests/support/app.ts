import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll } from "vitest";
import { type AppOptions, buildApp } from "#app";
import { type Config, readConfig } from "#config";
import { connectDatabase } from "#platform/db/connect.ts";
import { diskStorage, type Storage } from "#platform/storage/storage.ts";
import { type TestDatabase, testDatabase } from "./database.ts";

export interface TestApp extends TestDatabase {
  app: FastifyInstance;
  config: Config;
  storage: Storage;
  /** The moment that the application believes it is; a test may move it. */
  time: { now: Date };
}

/** Another process beside an application under test: on the same database, by connections of its own. */
export async function secondProcess({ url, config, storage, time }: TestApp): Promise<FastifyInstance> {
  const db = await connectDatabase({ url, max: 5 });
  const app = await buildApp({ config, db, storage, clock: () => time.now });
  await app.ready();
  afterAll(async () => {
    await app.close();
    await db.destroy();
  });
  return app;
}

/** The whole application on a database of its own, without listening: `const { app, db } = await testApp();` */
export async function testApp(
  options: Partial<Pick<AppOptions, "renderer" | "development" | "search" | "logTo">> & {
    env?: Record<string, string>;
    /** Another store than a folder of this test. */
    openStorage?: (config: Config) => Promise<Storage>;
  } = {},
): Promise<TestApp> {
  const { env, openStorage, ...rest } = options;
  const { db, url } = await testDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), "mishwar-test-"));
  const config = readConfig({
    NODE_ENV: "test",
    DATA_DIR: dataDir,
    PUBLIC_URL: "http://localhost:3000",
    ...env,
  });
  const storage = openStorage ? await openStorage(config) : diskStorage(join(dataDir, "uploads"));
  const time = { now: new Date("2026-11-15T10:00:00Z") };
  const app = await buildApp({ config, db, storage, clock: () => time.now, ...rest });
  await app.ready();
  afterAll(async () => {
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { app, db, url, config, storage, time };
}
