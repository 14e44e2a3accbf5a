import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { expect, vi } from "vitest";
import { type AppOptions, buildApp } from "#app";
import { type Config, readConfig } from "#config";
import { type ConnectOptions, connectDatabase, type Database } from "#platform/db/connect.ts";
import { hearLive } from "#platform/live/hear.ts";
import { liveHub } from "#platform/live/live-hub.ts";
import { diskStorage, type Storage } from "#platform/storage/storage.ts";
import { type MarketMemory, marketMemory } from "../../src/market-memory.ts";
import { patient, type TestDatabase, testDatabase } from "./database.ts";
import { whenOver } from "./when-over.ts";

export interface TestApp extends TestDatabase {
  app: FastifyInstance;
  config: Config;
  storage: Storage;
  /** What its memory knows, where it has one. */
  knows?: MarketMemory["knows"];
  /** The moment that the application believes it is; a test may move it. */
  time: { now: Date };
}

/** A busy machine is not a gateway that is away. */
const gatewayPatienceMs = 30_000;

/** Shorter times, for tests of what takes too long. */
type Hurried = Pick<AppOptions, "gatewayPatienceMs"> & Pick<ConnectOptions, "statementTimeoutMs">;

/** Another process beside an application under test: on the same database, by connections of its own. */
export async function secondProcess(
  { url, config, storage, time }: TestApp,
  { statementTimeoutMs = patient.statementTimeoutMs, ...more }: Hurried = {},
): Promise<FastifyInstance> {
  const db = await connectDatabase({ url, max: 5, ...patient, statementTimeoutMs });
  const app = await buildApp({ config, db, storage, clock: () => time.now, gatewayPatienceMs, ...more });
  await app.ready();
  whenOver(async () => {
    await app.close();
    await db.destroy();
  });
  return app;
}

/** Another process that also listens, and hears the database by one connection, as start-web.ts makes it. */
export async function listeningProcess({ url, config, storage, time }: TestApp) {
  const db = await connectDatabase({ url, max: 4, ...patient });
  const live = liveHub();
  const web = await buildApp({ config, db, storage, clock: () => time.now, live });
  const errors: Error[] = [];
  const hearing = hearLive(url, live, (error) => errors.push(error));
  await web.listen({ port: 0, host: "127.0.0.1" });
  whenOver(async () => {
    await hearing.stop();
    const closed = web.close();
    // What fetch has connected ahead, and never used.
    web.server.closeAllConnections();
    await closed;
    await db.destroy();
  });
  const { port } = web.server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, live, web, errors };
}

async function knownMarket(db: Database, url: string) {
  const errors: Error[] = [];
  const memory = marketMemory({ db, url, onError: (error) => errors.push(error) });
  memory.start();
  const { isFresh } = memory.index;
  await vi.waitFor(
    () => expect([isFresh(), memory.knows.tablesVersion("users") !== undefined]).toEqual([true, true]),
    { timeout: 20_000, interval: 10 },
  );
  return {
    knows: memory.knows,
    async stop() {
      await memory.stop();
      expect(errors).toEqual([]);
    },
  };
}

const watched = (db: Database, onStatement: (text: string) => void) =>
  db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      onStatement(db.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  });

/** The whole application on a database of its own, without listening: `const { app, db } = await testApp();` */
export async function testApp(
  options: Partial<
    Pick<
      AppOptions,
      "renderer" | "development" | "search" | "listingsVersion" | "logTo" | "guestPages" | "arrival"
    >
  > & {
    env?: Record<string, string>;
    /** Whether it has the market in memory, as it has in production; then nothing is asked before that knows everything. */
    withMemory?: boolean;
    /** Told of each statement of the application, not of what its memory reads. */
    onStatement?: (text: string) => void;
    /** Another store than a folder of this test. */
    openStorage?: (config: Config) => Promise<Storage>;
  } = {},
): Promise<TestApp> {
  const { env, openStorage, withMemory = false, onStatement, ...rest } = options;
  const { db, url } = await testDatabase();
  const memory = withMemory ? await knownMarket(db, url) : undefined;
  const dataDir = mkdtempSync(join(tmpdir(), "mishwar-test-"));
  const config = readConfig({
    NODE_ENV: "test",
    DATA_DIR: dataDir,
    PUBLIC_URL: "http://localhost:3000",
    PAPERS_KEY: Buffer.alloc(32, 7).toString("base64"),
    ...env,
  });
  const storage = openStorage ? await openStorage(config) : diskStorage(join(dataDir, "uploads"));
  const time = { now: new Date("2026-11-15T10:00:00Z") };
  const app = await buildApp({
    config,
    db: onStatement ? watched(db, onStatement) : db,
    storage,
    clock: () => time.now,
    gatewayPatienceMs,
    ...memory?.knows,
    ...rest,
  });
  await app.ready();
  whenOver(async () => {
    await memory?.stop();
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { app, db, url, config, storage, time, ...(memory && { knows: memory.knows }) };
}
