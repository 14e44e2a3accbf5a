import { relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** Something the person at the keyboard can mend; shown as its sentence alone. */
export class Failure extends Error {}

/** Runs a tool's main function; whatever goes wrong ends as one sentence and a non-zero exit. */
export async function main(run) {
  try {
    process.exitCode = (await run()) ?? 0;
  } catch (error) {
    process.exitCode = 1;
    const hint = error instanceof Failure || process.env.DEBUG === undefined ? "" : `\n${error.stack}`;
    process.stderr.write(`${explain(error)}${hint}\n`);
  }
}

function explain(error) {
  if (error instanceof Failure) return error.message;
  const path = error.path ? relative(process.cwd(), error.path) || "." : "";
  if (error.code === "EACCES" || error.code === "EPERM" || error.code === "EROFS") {
    return `${path} cannot be written (${error.code}): run this as the user who owns the clone.`;
  }
  if (error.code === "ENOSPC") return "The disk is full: make room and try again.";
  return `This went wrong: ${String(error.message).split("\n")[0]}`;
}

const clear = "\r\x1b[2K";
const running = new Set();
let timer;

const told = ({ text, started }) => `${text} … ${((Date.now() - started) / 1000).toFixed(1)} s`;
const draw = () => {
  const line = [...running]
    .map(told)
    .join(", ")
    .slice(0, (process.stderr.columns ?? 80) - 1);
  process.stderr.write(`${clear}${line}`);
};

/**
 * Tells of a step that takes long: what, and how long already; steps that run beside each other share the line. Without a
 * terminal, or where something else draws on it (`live` false), only its beginning and its end are written.
 */
export async function step(text, work, { live = true } = {}) {
  const one = { text, started: Date.now() };
  if (live && process.stderr.isTTY) {
    running.add(one);
    timer ??= setInterval(draw, 200);
  } else process.stderr.write(`${text} …\n`);
  try {
    return await work();
  } finally {
    running.delete(one);
    if (running.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    process.stderr.write(`${process.stderr.isTTY ? clear : ""}${told(one)}\n`);
  }
}
