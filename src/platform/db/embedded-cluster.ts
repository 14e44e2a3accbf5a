import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { OperatorError } from "#platform/operator-error.ts";
import type { Place } from "./embedded-runner.ts";

export const SUPERUSER = "mishwar";
export const MAJOR_VERSION = "18";

const encoding = ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];

/** The cluster in the server's folder; made beside its place and moved in when whole, so a kill leaves no half. */
export async function ensureCluster(
  place: Place,
  log: (text: string) => void,
  disposable: boolean,
): Promise<string> {
  const { home } = place;
  const cluster = join(home, "data");
  if (existsSync(cluster)) return checkVersion(cluster);
  log("creating the database");
  const draft = join(home, "new");
  rmSync(draft, { recursive: true, force: true });
  writePassword(place);
  await initdb(place, draft, disposable);
  renameSync(draft, cluster);
  return cluster;
}

/** Only a server that has to listen on a port asks for it: its socket lies in a folder closed to others. */
export function readPassword(home: string): string {
  return readFileSync(join(home, "password"), "utf8").trim();
}

function writePassword({ home, runner }: Place): void {
  const path = join(home, "password");
  rmSync(path, { force: true });
  writeFileSync(path, randomBytes(24).toString("base64url"), { mode: 0o600 });
  if (runner.uid !== undefined) chownSync(path, runner.uid, runner.gid ?? runner.uid);
}

async function initdb({ runner, binaries, home }: Place, draft: string, disposable: boolean): Promise<void> {
  const auth = ["--auth-local=trust", "--auth-host=scram-sha-256", `--pwfile=${join(home, "password")}`];
  const args = [...encoding, ...auth, `--username=${SUPERUSER}`, "--no-instructions", `--pgdata=${draft}`];
  if (disposable) args.push("--no-sync");
  const [command = "", ...rest] = [...runner.prefix, binaries.initdb, ...args];
  const { uid, gid } = runner;
  const child = spawn(command, rest, { stdio: ["ignore", "pipe", "pipe"], cwd: "/", uid, gid });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text) => {
      output += text;
    });
  }
  const code = await new Promise((done) => child.once("error", done).once("close", done));
  if (code === 0) return;
  const reason =
    /(?:error|FATAL): +(.*)/.exec(output)?.[1] ?? output.trim().split("\n").at(-1) ?? String(code);
  throw new OperatorError(`The embedded database could not be created in ${home}: ${reason}`);
}

function checkVersion(cluster: string): string {
  let version = "";
  try {
    version = readFileSync(join(cluster, "PG_VERSION"), "utf8").trim();
  } catch {
    version = "an unknown version";
  }
  if (version === MAJOR_VERSION) return cluster;
  throw new OperatorError(
    `The database in ${cluster} was made by PostgreSQL ${version}, not ${MAJOR_VERSION}: move it away, or set DATA_DIR to another folder.`,
  );
}
