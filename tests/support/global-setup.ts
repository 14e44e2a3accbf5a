import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "#platform/db/embedded.ts";
import { migrate } from "#platform/db/migrate.ts";
import { prepareQueue } from "#platform/queue/queue.ts";
import { databaseAt, TEMPLATE } from "./database-url.ts";

declare module "vitest" {
  interface ProvidedContext {
    databaseServer: string;
  }
}

/** One real PostgreSQL for the whole run, with a migrated template that every test file gets a copy of. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), "mishwar-test-"));
  const server = await startEmbeddedPostgres({ dataDir, disposable: true });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  await client.end();
  await migrate({ url: databaseAt(server.url, TEMPLATE) });
  await prepareQueue(databaseAt(server.url, TEMPLATE));
  project.provide("databaseServer", server.url);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
