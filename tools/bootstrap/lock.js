import { randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "./say.js";

/**
 * Lets one process at a time install or build; the others wait. A lock whose process is gone (or whose number
 * belongs to another process now) is taken over.
 */
export async function withLock(name, work, folder = join(root, ".runtime")) {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.lock`);
  const draft = `${path}.${randomUUID()}`;
  const mine = `${process.pid} ${startOf(process.pid)}`;
  writeFileSync(draft, mine);
  try {
    await take(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
  try {
    return await work();
  } finally {
    if (read(path) === mine) rmSync(path, { force: true });
  }
}

async function take(draft, path) {
  while (!linked(draft, path)) {
    const found = read(path);
    if (found === null) continue;
    if (isHeld(found)) {
      await sleep(100);
      continue;
    }
    // Several may have found the same dead one: a single process at a time may remove it, and looks again first.
    await take(draft, `${path}.stale`);
    if (read(path) === found) rmSync(path, { force: true });
    rmSync(`${path}.stale`, { force: true });
  }
}

function isHeld(lock) {
  const [pid, ...start] = lock.split(" ");
  return pid !== "" && startOf(Number(pid)) === start.join(" ");
}

/** A link appears whole or not at all. */
function linked(draft, path) {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

/** When a process started, by the kernel's clock; elsewhere than on Linux only whether it lives. */
function startOf(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== "EPERM") return "gone";
  }
  if (process.platform !== "linux") return "alive";
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  } catch {
    return "gone";
  }
}
