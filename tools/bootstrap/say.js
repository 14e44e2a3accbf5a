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

/** One line for a step that takes long: what, and how long already. Without a terminal only its end is written. */
export async function step(text, work) {
  const started = Date.now();
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
  const live = process.stderr.isTTY;
  const draw = (end) => process.stderr.write(`${live ? "\r\x1b[2K" : ""}${text} … ${seconds()}${end}`);
  if (!live) process.stderr.write(`${text} …\n`);
  const timer = live ? setInterval(() => draw(""), 200) : undefined;
  try {
    const result = await work();
    clearInterval(timer);
    draw("\n");
    return result;
  } catch (error) {
    clearInterval(timer);
    if (live) process.stderr.write("\n");
    throw error;
  }
}
