import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chownSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { OperatorError } from "#platform/operator-error.ts";
import { SUPERUSER } from "./embedded-cluster.ts";
import { inUse, stopProcess } from "./embedded-owner.ts";
import { askState, untilReady } from "./embedded-ready.ts";
import type { Place } from "./embedded-runner.ts";
import { serverSettings } from "./embedded-settings.ts";

interface Server {
  url: string;
  pid: number;
  child: ChildProcess;
  /** Removes what it needed beside its folder, once it has ended. */
  forget: () => void;
}

interface Start {
  place: Place;
  cluster: string;
  dataDir: string;
  disposable: boolean;
  settings: Record<string, string | number> | undefined;
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
  const socket = socketFolder(start.place);
  try {
    for (;;) {
      const server = await tryToStart(start, socket.folder);
      if (server) return { ...server, forget: socket.forget };
      const said = readFileSync(join(start.place.home, "log"), "utf8");
      if (!/pre-existing shared memory block/.test(said) || Date.now() > end) throw explain(start, said);
      await sleep(100);
    }
  } catch (error) {
    socket.forget();
    throw error;
  }
}

/** The server's own folder, closed to others; one like it below the system's temporary folder where that path is too long for a socket. */
function socketFolder({ home, runner }: Place): { folder: string; forget: () => void } {
  if (Buffer.byteLength(join(home, ".s.PGSQL.5432")) <= SOCKET_PATH_LIMIT)
    return { folder: home, forget: () => {} };
  const folder = mkdtempSync(join(tmpdir(), "mishwar-"));
  if (runner.uid !== undefined) chownSync(folder, runner.uid, runner.gid ?? runner.uid);
  return { folder, forget: () => rmSync(folder, { recursive: true, force: true }) };
}

async function tryToStart(start: Start, socket: string): Promise<Omit<Server, "forget"> | null> {
  const { place } = start;
  const child = spawnServer(start, socket);
  let exited = false;
  child.once("exit", () => {
    exited = true;
  });
  child.once("error", () => {
    exited = true;
  });
  const urlOf = (database: string) => addressOf(socket, database);
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
function spawnServer({ place, cluster, disposable, settings }: Start, socket: string): ChildProcess {
  const { runner, binaries, home } = place;
  const args = ["-D", cluster, ...serverSettings(socket, { disposable, settings })];
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

/** `localhost` only makes it a valid address; the folder in the query is what counts. */
const addressOf = (socket: string, database: string): string =>
  `postgresql://${SUPERUSER}@localhost/${database}?host=${encodeURIComponent(socket)}`;

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
