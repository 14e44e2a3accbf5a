import { hash } from "node:crypto";
import { readFileSync } from "node:fs";

/** Milliseconds of the unit in which the kernel tells programs of processor time. */
const tickMs = 10;

/**
 * Milliseconds of processor that a process and its children have used, those that have ended too: PostgreSQL's, where it is the
 * postmaster. NaN where there is no /proc.
 */
export function familyCpuMs(parent: number): number {
  if (process.platform !== "linux") return Number.NaN;
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, "utf8").split(" ").filter(Boolean);
  const own = (pid: number | string) => ticksOf(pid, 2);
  const ticks = children.map(own).reduce((total, one) => total + one, ticksOf(parent, 4));
  return ticks * tickMs;
}

/** Of a process itself (user, system), and with four figures of its children that have ended; none of one that has gone meanwhile. */
function ticksOf(pid: number | string, figures: 2 | 4): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields.slice(11, 11 + figures).reduce((total, field) => total + Number(field), 0);
  } catch {
    return 0;
  }
}

const rows = Array.from({ length: 400 }, (_, at) => ({ id: at, title: `كيا ${at}`, price: at * 250 }));

/**
 * Milliseconds of processor for a piece of work that is always the same, of the kind that pages are made of: where the machine is
 * slow or busy, all else took as many times longer as this did.
 */
export function fixedWorkMs(): number {
  const before = process.cpuUsage();
  for (let round = 0; round < 150; round++) {
    const text = JSON.stringify(JSON.parse(JSON.stringify(rows)));
    hash(
      "sha256",
      text.replaceAll(/[&<>"]/g, (found) => `&#${found.charCodeAt(0)};`),
    );
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
