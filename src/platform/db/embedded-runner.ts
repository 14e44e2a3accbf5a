import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { join } from "node:path";
import { OperatorError } from "#platform/operator-error.ts";
import { type Binaries, binariesIn, userNamed } from "./embedded-binaries.ts";

/** How PostgreSQL's programs are run: words before the command, and another user when this one may not. */
export interface Runner {
  prefix: string[];
  uid?: number;
  gid?: number;
}

export interface Place {
  runner: Runner;
  binaries: Binaries;
  /** The server's own folder (home, socket, log), with symbolic links followed. */
  home: string;
}

const ASIDE = "/var/lib/mishwar";
const asRoot: Runner = { prefix: ["unshare", "--user", "--map-user=1000", "--map-group=1000", "--"] };

/**
 * PostgreSQL refuses to run as root. A user namespace makes root look like an ordinary user while every file stays
 * root's, so a clone in root's own home works too. Where namespaces are forbidden another user runs it, in the data
 * folder if that user can enter it, else in a folder of its own. Anyone who owns an existing cluster runs it.
 */
export function choosePlace(dataDir: string, binaries: Binaries, isRoot = process.getuid?.() === 0): Place {
  const link = join(dataDir, "postgres");
  if (!existsSync(link)) mkdirSync(link, { mode: 0o700 });
  const home = realpathSync(link);
  if (!isRoot) return { runner: { prefix: [] }, binaries, home };

  const owner = statSync(home);
  const started = existsSync(join(home, "data"));
  if (owner.uid === 0 && canRun(asRoot, binaries, home)) {
    return { runner: asRoot, binaries, home };
  }
  if (started && owner.uid === 0) throw cannotRunAsRoot();

  const users = [owner, statSync(binaries.root), userNamed("postgres"), userNamed("nobody")];
  const candidates = started || owner.uid !== 0 ? [owner] : users;
  for (const user of candidates) {
    if (!user || user.uid === 0) continue;
    const runner: Runner = { prefix: [], uid: user.uid, gid: user.gid };
    chownSync(home, user.uid, user.gid);
    if (canRun(runner, binaries, home)) return { runner, binaries, home };
    const aside = copyAside(runner, binaries, link, started);
    if (aside) return aside;
    if (!started) chownSync(home, 0, 0);
  }
  throw cannotRunAsRoot();
}

function cannotRunAsRoot(): OperatorError {
  return new OperatorError(
    "PostgreSQL refuses to run as root and user namespaces are forbidden here: set DATABASE_URL to a PostgreSQL server, or run as an ordinary user.",
  );
}

function canRun(runner: Runner, binaries: Binaries, home: string): boolean {
  const script = '"$0" --version >/dev/null 2>&1 && test -w "$1" && test -x "$1"';
  const [command = "sh", ...args] = [...runner.prefix, "sh", "-c", script, binaries.postgres, home];
  const { uid, gid } = runner;
  return spawnSync(command, args, { stdio: "ignore", cwd: "/", uid, gid }).status === 0;
}

/** Binaries, and the data of a new cluster, in a folder the other user can enter; DATA_DIR keeps a link to it. */
function copyAside(runner: Runner, binaries: Binaries, link: string, started: boolean): Place | null {
  const { uid = 0, gid = 0 } = runner;
  try {
    const copied = join(ASIDE, `postgresql-${hash(binaries.root)}`);
    mkdirSync(ASIDE, { recursive: true, mode: 0o755 });
    if (!existsSync(copied)) cpSync(binaries.root, copied, { recursive: true, verbatimSymlinks: true });
    let home = realpathSync(link);
    if (!started && !canRun(runner, binariesIn(copied), home)) {
      home = join(ASIDE, `data-${hash(link)}`);
      mkdirSync(home, { recursive: true, mode: 0o700 });
      chownSync(home, uid, gid);
      rmSync(link, { recursive: true });
      symlinkSync(home, link);
    }
    const place = { runner, binaries: binariesIn(copied), home };
    return canRun(runner, place.binaries, home) ? place : null;
  } catch {
    return null;
  }
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
