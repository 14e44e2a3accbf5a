import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Member, memberOf, root } from "../lib/processes.ts";

const clock = fileURLToPath(new URL("clock-preload.js", import.meta.url));

/** One process of the product, which the bench kills and starts as a supervisor would. */
export type ProductProcess = Member & {
  name: "web" | "worker";
  /** Sets its clock beside the machine's. */
  shiftClock(ms: number): void;
  /** What it logged as an error since the last look, in few words. */
  newErrors(): string[];
  /** The last that it said. */
  lastWords(): string;
};

interface Line {
  level: number;
  msg?: string;
  err?: { message?: string };
}

/** A process of the production build; what it says goes to a file. */
export function productProcess(
  name: "web" | "worker",
  env: Record<string, string>,
  logFile: string,
): ProductProcess {
  let read = 0;
  const member = memberOf(() => {
    const output = openSync(logFile, "a");
    const child = spawn(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", "--import", clock, `src/${name}.ts`],
      { cwd: root, env: { ...process.env, ...env }, stdio: ["ignore", output, output, "ipc"] },
    );
    child.on("error", () => {});
    closeSync(output);
    return child;
  });
  return {
    ...member,
    name,
    lastWords: () => readFileSync(logFile, "utf8").trim().split("\n").slice(-25).join(" | "),
    shiftClock: (ms) => void member.child()?.send({ shiftClock: ms }, () => {}),
    newErrors: () => {
      const text = readFileSync(logFile, "utf8");
      const lines = text.slice(read).split("\n");
      read = text.length;
      return lines.flatMap(errorIn);
    },
  };
}

/** What the queue says, as an error, of a database or mail server that is away, and does again by itself. */
const triedAgain = [
  /^Error with notify listener \(trying again/,
  /^Error occurred attempting to UNLISTEN/,
  /^Cron hit an error; restarting/,
  /^Failed to reset locked; we'll try again/,
];
const isTriedAgain = (text: string): boolean => {
  const [, attempt, of] = /^Failed task .*attempt (\d+) of (\d+)\)/.exec(text) ?? [];
  return triedAgain.some((one) => one.test(text)) || Number(attempt) < Number(of);
};

/** A line of the log at the level of an error, or one that no log wrote: the stack of a process that fell. */
function errorIn(line: string): string[] {
  if (line.trim() === "" || /^ {2}the |^Mishwar is|^Ctrl-C|^applied|^migrat/i.test(line)) return [];
  try {
    const { level, msg, err } = JSON.parse(line) as Line;
    return level >= 50 && !isTriedAgain(msg ?? "") ? [`${msg ?? ""} ${err?.message ?? ""}`.trim()] : [];
  } catch {
    return /error|throw|unhandled/i.test(line) ? [line.trim()] : [];
  }
}

/** Waits until `/readyz` is 200; returns the milliseconds. */
export async function untilReady(origin: string, limitMs: number): Promise<number> {
  const began = performance.now();
  for (;;) {
    const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5000) }).catch(
      () => undefined,
    );
    await answer?.arrayBuffer().catch(() => undefined);
    const ms = performance.now() - began;
    if (answer?.ok) return ms;
    if (ms > limitMs) throw new Error(`the product was not ready after ${limitMs / 1000} s`);
    await sleep(50);
  }
}
