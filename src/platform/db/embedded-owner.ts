import { linkSync, readFileSync, readlinkSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { OperatorError } from "#platform/operator-error.ts";

/** Who uses a data folder's database; the address is there once the server answers. */
export interface Owner {
  pid: number;
  /** Tells this process from a later one that got the same number. */
  stamp: string;
  url?: string;
}

/** Above any number the kernel gives to a process. */
const NOBODY = String(2 ** 30);

const fileIn = (dataDir: string) => join(dataDir, "postgres.owner");

/** When a process started, as the kernel knows it; null when no such process lives. */
export function processStamp(pid: number): string | null {
  if (!(pid > 0)) return null;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return null;
  }
  if (process.platform !== "linux") return "alive";
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (fields[0] === "Z") return null;
    return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}:${fields[19]}`;
  } catch {
    return null;
  }
}

export function readOwner(dataDir: string): Owner | null {
  return livingOwner(read(fileIn(dataDir)));
}

function read(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

/** Null when the process that wrote this is gone. */
function livingOwner(written: string | null): Owner | null {
  try {
    const owner = JSON.parse(written ?? "null") as Owner | null;
    return owner && processStamp(owner.pid) === owner.stamp ? owner : null;
  } catch {
    return null;
  }
}

export function inUse(dataDir: string, pid?: number): OperatorError {
  const who = pid ? `process ${pid}` : "another machine or container";
  return new OperatorError(
    `The database in ${dataDir} is already in use by ${who}: stop that one first, or set DATA_DIR to another folder.`,
  );
}

/** Takes the data folder for this process, or refuses when a living process has it. */
export function claim(dataDir: string): Owner {
  const owner: Owner = { pid: process.pid, stamp: processStamp(process.pid) ?? "alive" };
  const draft = draftIn(dataDir, owner);
  try {
    const other = take(draft, fileIn(dataDir));
    if (other) throw inUse(dataDir, other.pid);
    return owner;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Returns the living process that was first. */
function take(draft: string, path: string): Owner | null {
  while (!linked(draft, path)) {
    const found = read(path);
    if (found === null) continue;
    const other = livingOwner(found);
    if (other) return other;
    // Several may have found the same dead one: a single process at a time may remove it, and looks again first.
    const right = `${path}.stale`;
    const faster = take(draft, right);
    if (faster) return faster;
    if (read(path) === found) rmSync(path, { force: true });
    rmSync(right, { force: true });
  }
  return null;
}

/** A link appears whole or not at all. */
function linked(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Whole at once as well: half a file would look like one of nobody. */
export function publish(dataDir: string, owner: Owner): void {
  renameSync(draftIn(dataDir, owner), fileIn(dataDir));
}

function draftIn(dataDir: string, owner: Owner): string {
  const draft = `${fileIn(dataDir)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(owner), { mode: 0o600 });
  return draft;
}

export function release(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}

/** The address of the server that a running Mishwar keeps on this folder, for tools that want to join it. */
export function runningEmbeddedUrl(dataDir: string): string | null {
  return readOwner(dataDir)?.url ?? null;
}

/**
 * A server that outlived its killed parent is stopped in the ordinary way. A lock file whose number belongs to some
 * other program by now, or to a dead child that nobody collects (a container without an init), gets a number nobody
 * has: PostgreSQL would believe in a living server, and still judges the rest of the file, the shared memory.
 */
export async function stopOrphan(home: string, log: (text: string) => void): Promise<void> {
  const cluster = join(home, "data");
  for (const file of [join(cluster, "postmaster.pid"), join(home, ".s.PGSQL.5432.lock")]) {
    const pid = Number(readLines(file)[0]);
    if (processStamp(pid) !== null && isServerOf(pid, cluster)) {
      log(`stopping the PostgreSQL that an earlier run left behind (process ${pid})`);
      await stopProcess(pid);
    }
    const [, ...rest] = readLines(file);
    if (rest.length > 0) writeFileSync(file, [NOBODY, ...rest].join("\n"));
  }
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n");
  } catch {
    return [];
  }
}

/** PostgreSQL's own steps: fast (rolls back, writes everything), then immediate, then the kernel. */
export async function stopProcess(pid: number): Promise<void> {
  const steps = [
    ["SIGINT", 30_000],
    ["SIGQUIT", 5_000],
    ["SIGKILL", 2_000],
  ] as const;
  for (const [signal, patience] of steps) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    const end = Date.now() + patience;
    while (Date.now() < end) {
      if (processStamp(pid) === null) return;
      await sleep(20);
    }
  }
}

/** The postmaster's working folder is its cluster; without /proc the number in the pid file is believed. */
function isServerOf(pid: number, cluster: string): boolean {
  if (process.platform !== "linux") return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster;
  } catch {
    return false;
  }
}
