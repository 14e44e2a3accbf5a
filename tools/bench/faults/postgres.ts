import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { findBinaries } from "#platform/db/embedded-binaries.ts";
import { ensureCluster, readPassword, SUPERUSER } from "#platform/db/embedded-cluster.ts";
import { askState } from "#platform/db/embedded-ready.ts";
import { choosePlace } from "#platform/db/embedded-runner.ts";
import { serverSettings } from "#platform/db/embedded-settings.ts";

/** Few enough to be eaten at once, and more than web, worker and bench need together. */
const mostConnections = 60;
const serverMemory = 512 * 1024 * 1024;
const startLimitMs = 60_000;

/** A PostgreSQL that lives and dies apart from the product's processes, on a port of its own. */
export interface BenchPostgres {
  /** Past the proxy: for the bench itself. */
  url: string;
  port: number;
  /** The server's own log. */
  log: string;
  running(): boolean;
  start(): Promise<void>;
  /** As an operator stops it: sessions are ended, what was committed is written. */
  stop(): Promise<void>;
  /** `kill -9` of the postmaster. */
  kill(): Promise<void>;
}

/** Makes the cluster in a folder; `start` starts it. */
export async function benchPostgres(dataDir: string, port: number): Promise<BenchPostgres> {
  const place = choosePlace(dataDir, findBinaries());
  const cluster = await ensureCluster(place, () => {}, false);
  const log = join(place.home, "log");
  const urlOf = (database: string) =>
    `postgresql://${SUPERUSER}:${readPassword(place.home)}@127.0.0.1:${port}/${database}`;
  let child: ChildProcess | undefined;

  const launch = (): ChildProcess => {
    // A log of WAL that fits a small disk: what fills up must be the bench's ballast.
    const own = [
      "-c",
      "max_wal_size=96MB",
      "-c",
      "min_wal_size=32MB",
      "-c",
      `max_connections=${mostConnections}`,
    ];
    const server = [place.binaries.postgres, "-D", cluster];
    const settings = serverSettings({ port }, { memory: serverMemory });
    const follow = ["setpriv", "--pdeathsig", "INT", "--"];
    const [program = "", ...args] = [...place.runner.prefix, ...follow, ...server, ...settings, ...own];
    const output = openSync(log, "a", 0o600);
    const { uid, gid } = place.runner;
    const launched = spawn(program, args, {
      stdio: ["ignore", output, output],
      cwd: "/",
      detached: true,
      uid,
      gid,
    });
    closeSync(output);
    return launched;
  };

  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  };

  return {
    url: urlOf("mishwar"),
    port,
    log,
    running: () => child !== undefined && child.exitCode === null && child.signalCode === null,
    start: async () => {
      const limit = Date.now() + startLimitMs;
      child = launch();
      // The helpers of one that was killed need a moment to go; until then it refuses the folder.
      for (
        let state = await askState(urlOf("postgres"));
        state !== "ready";
        state = await askState(urlOf("postgres"))
      ) {
        if (Date.now() > limit)
          throw new Error(`PostgreSQL did not start: ${readFileSync(log, "utf8").slice(-500)}`);
        if (child.exitCode !== null) child = launch();
        await sleep(50);
      }
    },
    stop: () => end("SIGINT"),
    kill: () => end("SIGKILL"),
  };
}

/** The market's own database in a new cluster. */
export async function createDatabase({ url }: BenchPostgres): Promise<void> {
  const address = new URL(url);
  address.pathname = "/postgres";
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  try {
    await client.query("create database mishwar");
  } finally {
    await client.end();
  }
}
