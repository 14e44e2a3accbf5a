import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { OperatorError } from "#platform/operator-error.ts";
import { findBinaries, onPath } from "./embedded-binaries.ts";
import { claim, inUse, publish, release, stopOrphan, stopProcess } from "./embedded-owner.ts";
import { choosePlace, type Place } from "./embedded-runner.ts";
import { serverSettings } from "./embedded-settings.ts";

export { runningEmbeddedUrl } from "./embedded-owner.ts";

export interface EmbeddedOptions {
  dataDir: string;
  log?: (text: string) => void;
  /** For tests: the data may be lost, so nothing waits for the disk. */
  disposable?: boolean;
}

export interface EmbeddedPostgres {
  url: string;
  /** The server's process, for tests and diagnostics. */
  pid: number;
  stop(): Promise<void>;
}

const NAME = "mishwar";
const SOCKET_PATH_LIMIT = 107;

/** Starts PostgreSQL on `dataDir`/postgres, making the cluster first when there is none. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const log = options.log ?? (() => {});
  const owner = own(dataDir);
  try {
    const place = choosePlace(dataDir, findBinaries());
    await stopOrphan(place.cluster, log);
    if (!existsSync(join(place.cluster, "PG_VERSION"))) {
      log("creating the database");
      await createCluster(place, dataDir);
    }
    const server = await startServer(place, dataDir, options);
    publish(dataDir, { ...owner, url: server.url });
    let stopped: Promise<void> | undefined;
    const stop = async () => {
      server.child.ref();
      await stopProcess(server.pid);
      release(dataDir);
    };
    server.child.once("exit", (code) => {
      if (!stopped) log(`PostgreSQL stopped by itself (exit code ${code}); see ${join(dataDir, "postgres.log")}`);
    });
    return {
      url: server.url,
      pid: server.pid,
      stop: () => {
        stopped ??= stop();
        return stopped;
      },
    };
  } catch (error) {
    release(dataDir);
    throw error;
  }
}

function own(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true });
    return claim(dataDir);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new OperatorError(
      `The data folder ${dataDir} cannot be written (${code}): set DATA_DIR to a folder that this user may write.`,
    );
  }
}

/** Made beside its place and moved in when whole, so that a kill half-way leaves nothing that looks like a cluster. */
async function createCluster({ runner, binaries, cluster }: Place, dataDir: string): Promise<void> {
  const draft = join(cluster, "new");
  const password = join(dataDir, "postgres.password");
  const passwordForInit = join(cluster, "password");
  rmSync(cluster, { recursive: true, force: true });
  mkdirSync(cluster, { recursive: true, mode: 0o700 });
  const secret = randomBytes(24).toString("base64url");
  for (const path of [password, passwordForInit]) {
    rmSync(path, { force: true });
    writeFileSync(path, secret, { mode: 0o600 });
  }
  if (runner.uid !== undefined) {
    for (const path of [cluster, passwordForInit]) chownSync(path, runner.uid, runner.gid ?? runner.uid);
  }
  const flags = ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
  const auth = ["--auth-local=trust", "--auth-host=scram-sha-256", `--pwfile=${passwordForInit}`];
  const args = [...flags, ...auth, `--username=${NAME}`, "--no-instructions", `--pgdata=${draft}`];
  const [command = binaries.initdb, ...rest] = [...runner.prefix, binaries.initdb, ...args];
  const { uid, gid } = runner;
  const child = spawn(command, rest, { stdio: ["ignore", "pipe", "pipe"], cwd: "/", uid, gid, env: environment() });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => { output += text; });
  const code = await new Promise((done) => child.once("error", done).once("close", done));
  if (code !== 0) {
    const reason = /(?:error|FATAL): (.*)/.exec(output)?.[1] ?? output.trim().split("\n").at(-1) ?? code;
    throw new OperatorError(`The embedded database could not be created in ${cluster}: ${reason}.`);
  }
  rmSync(passwordForInit);
  moveUp(draft, cluster);
}
