import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { closeSync, openSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { OperatorError } from "#platform/operator-error.ts";
import { readPassword, SUPERUSER } from "./embedded-cluster.ts";
import { inUse, stopProcess } from "./embedded-owner.ts";
import { askState, untilReady } from "./embedded-ready.ts";
import type { Place } from "./embedded-runner.ts";
import { serverSettings } from "./embedded-settings.ts";

interface Server {
  url: string;
  pid: number;
  child: ChildProcess;
}

interface Start {
  place: Place;
  cluster: string;
  dataDir: string;
  disposable: boolean;
  log: (text: string) => void;
}

const DATABASE = "mishwar";
const SOCKET_PATH_LIMIT = 107;
const LEFTOVERS_MS = 10_000;
/** For a server that says nothing; one that says it is starting is waited for, however much of its log it replays. */
const PATIENCE_MS = 120_000;

/** A killed server's last helpers need a moment to notice; until then PostgreSQL refuses the folder. */
export async function startServer(start: Start): Promise<Server> {
  const end = Date.now() + LEFTOVERS_MS;
  for (;;) {
    const server = await tryToStart(start);
    if (server) return server;
    const said = readFileSync(join(start.place.home, "log"), "utf8");
    if (!/pre-existing shared memory block/.test(said) || Date.now() > end) throw explain(start, said);
    await sleep(100);
  }
}

async function tryToStart(start: Start): Promise<Server | null> {
  const { place } = start;
  const fits = Buffer.byteLength(join(place.home, ".s.PGSQL.5432")) <= SOCKET_PATH_LIMIT;
  const port = fits ? undefined : await freePort();
  const child = spawnServer(start, port);
  let exited = false;
  child.once("exit", () => {
    exited = true;
  });
  child.once("error", () => {
    exited = true;
  });
  const urlOf = (database: string) => addressOf(place.home, database, port);
  const state = async () => (exited ? "gone" : askState(urlOf("postgres")));
  const became = await untilReady(state, { patienceMs: PATIENCE_MS, log: start.log });
  if (became === "gone") return null;
  if (became === "silent") {
    if (child.pid) await stopProcess(child.pid);
    throw new OperatorError(`The embedded PostgreSQL did not get ready; see ${join(place.home, "log")}.`);
  }
  await ensureDatabase(urlOf("postgres"));
  return { url: urlOf(DATABASE), pid: child.pid ?? 0, child };
}

/**
 * In a session of its own, so that Ctrl-C reaches only us and requests in flight can finish; Linux is asked to stop
 * it when we die without stopping it. Its log is a file: a pipe would break with us.
 */
function spawnServer({ place, cluster, disposable }: Start, port: number | undefined): ChildProcess {
  const { runner, binaries, home } = place;
  const listen = port === undefined ? { socketDir: home } : { port };
  const args = ["-D", cluster, ...serverSettings(listen, { disposable })];
  const followUs = ["setpriv", "--pdeathsig", "INT", "--"];
  const canFollow = process.platform === "linux" && succeeds([...runner.prefix, ...followUs, "true"]);
  const [command = "", ...rest] = [
    ...runner.prefix,
    ...(canFollow ? followUs : []),
    binaries.postgres,
    ...args,
  ];
  const log = join(home, "log");
  rmSync(log, { force: true });
  const output = openSync(log, "a", 0o600);
  try {
    const { uid, gid } = runner;
    const child = spawn(command, rest, {
      stdio: ["ignore", output, output],
      cwd: "/",
      detached: true,
      uid,
      gid,
    });
    child.unref();
    return child;
  } finally {
    closeSync(output);
  }
}

function succeeds([command = "", ...args]: string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}

/** `localhost` only makes it a valid address; the folder or port in the query is what counts. */
function addressOf(home: string, database: string, port: number | undefined): string {
  if (port !== undefined)
    return `postgresql://${SUPERUSER}:${readPassword(home)}@127.0.0.1:${port}/${database}`;
  return `postgresql://${SUPERUSER}@localhost/${database}?host=${encodeURIComponent(home)}`;
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

function explain({ place, dataDir }: Start, log: string): OperatorError {
  if (/lock file ".*" already exists|pre-existing shared memory block/.test(log)) return inUse(dataDir);
  const reason = /(?:FATAL|PANIC|error|unshare|setpriv): +(.*)/.exec(log)?.[1] ?? "it ended without a word";
  return new OperatorError(
    `The embedded PostgreSQL could not start (${reason}); see ${join(place.home, "log")}.`,
  );
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === "string") throw new Error("a TCP server has a port");
  return address.port;
}
