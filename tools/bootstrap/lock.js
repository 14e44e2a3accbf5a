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
  const draft = `${path}.${process.pid}`;
  const mine = `${process.pid} ${startOf(process.pid)}`;
  writeFileSync(draft, mine);
  try {
    while (!take(draft, path)) {
      const [pid, ...start] = read(path).split(" ");
      if (pid !== "" && startOf(Number(pid)) !== start.join(" ")) rmSync(path, { force: true });
      else await sleep(100);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  try {
    return await work();
  } finally {
    if (read(path) === mine) rmSync(path, { force: true });
  }
}

function take(draft, path) {
  try {
    linkSync(draft, path); // appears whole or not at all
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
    return "";
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
