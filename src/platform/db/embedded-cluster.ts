import { spawn } from "node:child_process";
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { OperatorError } from "#platform/operator-error.ts";
import type { Place } from "./embedded-runner.ts";

export const SUPERUSER = "mishwar";
export const MAJOR_VERSION = "18";

const encoding = ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];

/**
 * PostgreSQL's own locale orders and folds, but pg_trgm asks the C library which characters are letters. In its C locale
 * none of Arabic's are, and no index would find an Arabic word. Systems name the UTF-8 one differently; C is the last
 * resort: everything is found there too, only slowly.
 */
const characterTypes = ["C.UTF-8", "en_US.UTF-8", "UTF-8", "C"] as const;

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
  await initdbWithLetters(place, draft, disposable);
  renameSync(draft, cluster);
  return cluster;
}

/** With the first character type that this system knows. */
async function initdbWithLetters(place: Place, draft: string, disposable: boolean): Promise<void> {
  let failure: string | undefined;
  for (const characterType of characterTypes) {
    failure = await initdb(place, draft, characterType, disposable);
    if (!failure?.includes("invalid locale")) break;
  }
  if (failure)
    throw new OperatorError(`The embedded database could not be created in ${place.home}: ${failure}`);
}

/** Returns the reason when it fails. */
async function initdb(
  { runner, binaries }: Place,
  draft: string,
  characterType: string,
  disposable: boolean,
): Promise<string | undefined> {
  // Only the socket is listened on, and it lies in a folder closed to others.
  const auth = ["--auth-local=trust", "--auth-host=reject"];
  const locale = [...encoding, `--lc-ctype=${characterType}`];
  const args = [...locale, ...auth, `--username=${SUPERUSER}`, "--no-instructions", `--pgdata=${draft}`];
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
  if (code === 0) return undefined;
  return /(?:error|FATAL): +(.*)/.exec(output)?.[1] ?? output.trim().split("\n").at(-1) ?? String(code);
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
