import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import type { Database } from "#platform/db/connect.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#platform/db/embedded.ts";
import { withMarket } from "../lib/market.ts";
import { patientPool } from "../lib/pool.ts";
import { freePort, type Member, memberOf, productionServer, root, startServer } from "../lib/processes.ts";
import { copyCluster, follow } from "../lib/standby.ts";
import { startNginx } from "./nginx.ts";

const listings = 600;
/** Of one connection in a minute: low enough to be tried, high enough for the whole load, which has one address. */
export const callsPerMinute = 6000;

export type Node = Member & { origin: string };

/** Two web processes and a worker on one database, a replica of it, and nginx before them. */
export interface Cluster {
  /** nginx, as visitors see the market. */
  origin: string;
  a: Node;
  b: Node;
  worker: Member;
  url: string;
  db: Database;
  replica: { db: Database; stop(): Promise<void>; start(): Promise<void> };
  /** What the mails in the outbox say, as they lie there. */
  mails(): string[];
}

/** Runs something on a cluster of its own, made of a copy of a demo market; nothing of it is left. */
export async function withCluster<T>(work: (cluster: Cluster) => Promise<T>): Promise<T> {
  const market = await withMarket({ listings, pictures: false }, async ({ dataDir }) => dataDir);
  const folder = mkdtempSync(join(tmpdir(), "mishwar-cluster-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  const endings: (() => Promise<unknown>)[] = [];
  try {
    const [first, second, dataDir] = ["primary", "replica", "data"].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    copyCluster(market, first);
    countStatements(first);
    copyCluster(first, second);
    const primary = await startEmbeddedPostgres({ dataDir: first });
    endings.push(() => primary.stop());
    follow(second, primary.url);
    let copy: EmbeddedPostgres = await startEmbeddedPostgres({ dataDir: second });
    endings.push(() => copy.stop());

    const [port, portA, portB] = [await freePort(), await freePort(), await freePort()];
    const env = {
      DATABASE_URL: primary.url,
      DATABASE_REPLICA_URL: copy.url,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SESSION_SECRET: randomBytes(32).toString("hex"),
      PAPERS_KEY: randomBytes(32).toString("base64"),
      RATE_LIMIT: String(callsPerMinute),
      TRUST_PROXY: "1",
      WORKER: "separate",
      MAIL_FROM: "bench@example.com",
      LOG_LEVEL: "error",
    };
    const [a, b] = [webNode(dataDir, env, portA), webNode(dataDir, env, portB)];
    const jobs = worker(dataDir, env);
    for (const member of [a, b, jobs]) endings.push(() => member.kill());
    await Promise.all([a.start(), b.start()]);
    const nginx = await startNginx(join(folder, "nginx"), port, [portA, portB]);
    endings.push(() => nginx.stop());
    // What waited in the market that was copied is not the subject.
    const [db, copied] = [patientPool(primary.url), patientPool(copy.url)];
    endings.push(() => Promise.all([db.destroy(), copied.destroy()]));
    await sql`create extension pg_stat_statements`.execute(db);
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    return await work({
      origin: nginx.origin,
      a,
      b,
      worker: jobs,
      url: primary.url,
      db,
      replica: {
        db: copied,
        stop: () => copy.stop(),
        start: async () => {
          copy = await startEmbeddedPostgres({ dataDir: second });
        },
      },
      mails: () => mailsIn(join(dataDir, "outbox")),
    });
  } finally {
    for (const end of endings.toReversed()) await end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** So that it can be told which of the two servers was asked. */
function countStatements(dataDir: string): void {
  appendFileSync(
    join(dataDir, "postgres", "data", "postgresql.auto.conf"),
    "shared_preload_libraries = 'pg_stat_statements'\n",
  );
}

function mailsIn(outbox: string): string[] {
  try {
    return readdirSync(outbox).map((name) => readFileSync(join(outbox, name), "utf8"));
  } catch {
    return [];
  }
}

function webNode(dataDir: string, env: Record<string, string>, port: number): Node {
  const launch = async () =>
    (await startServer(productionServer, dataDir, { ...env, PORT: String(port) })).child;
  return { ...memberOf(launch), origin: `http://127.0.0.1:${port}` };
}

function worker(dataDir: string, env: Record<string, string>): Member {
  return memberOf(async () => {
    const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "src/worker.ts"], {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production", DATA_DIR: dataDir, ...env, LOG_LEVEL: "info" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let said = "";
    for await (const piece of child.stdout.iterator({ destroyOnReturn: false })) {
      said += piece;
      if (said.includes("the worker is ready")) break;
    }
    child.stdout.resume();
    return child;
  });
}
