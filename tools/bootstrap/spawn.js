import { spawn } from "node:child_process";
import { constants, totalmem } from "node:os";
import { join } from "node:path";

import { root } from "./say.js";

const followParent = new URL("./follow-parent.js", import.meta.url).href;
export const youngGeneration = "--max-semi-space-size=8";
/** What Node makes of TypeScript stays here: a start needs a sixth less time, and some megabytes less. */
const compiled = join(root, "node_modules/.cache/compiled");
const SAME_KEYSTROKE_MS = 1000;
const KEPT_CHARACTERS = 20_000;

/**
 * Flags for our own TypeScript: half of the memory at most, so that PostgreSQL has room on a small machine, and a young generation
 * that is collected early: it was a quarter of the web process. deploy/ has the same; a test holds them together.
 */
export function nodeFlags(memory = totalmem()) {
  const limit = process.constrainedMemory?.() || Number.POSITIVE_INFINITY;
  const half = Math.min(memory, limit) / 2 / 1024 / 1024;
  const heap = Math.round(Math.min(4096, Math.max(256, half)));
  return [`--max-old-space-size=${heap}`, youngGeneration, "--disable-warning=ExperimentalWarning"];
}

/**
 * Runs a TypeScript file to its end and returns its exit code. It gets a session of its own: Ctrl-C reaches every
 * process of the terminal's group and npm passes it on once more, but the server must hear it once. A pipe that
 * closes with us tells it when we were killed.
 */
export function run(node, file, args = []) {
  const child = spawn(node, [...nodeFlags(), `--import=${followParent}`, file, ...args], {
    env: { NODE_COMPILE_CACHE: compiled, ...process.env },
    stdio: ["inherit", "inherit", "inherit", "pipe"],
    detached: process.platform !== "win32",
  });
  passSignalsTo(child);
  followNpm(child);
  return ended(child);
}

/** Runs a program and keeps what it says. */
export async function capture(command, args, env = process.env) {
  const child = spawn(command, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  passSignalsTo(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text) => {
      output += text;
    });
  }
  return { code: await ended(child), output };
}

/**
 * Runs a program, shows what it says, and returns the end of that. A person at a terminal sees all of it, and gets the
 * terminal passed on as it is: nothing is kept then.
 */
export async function show(command, args, env = process.env) {
  if (process.stdout.isTTY) {
    return { code: await ended(spawn(command, args, { cwd: root, env, stdio: "inherit" })), said: "" };
  }
  const child = spawn(command, args, { cwd: root, env, stdio: ["inherit", "pipe", "pipe"] });
  passSignalsTo(child);
  let said = "";
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    from.setEncoding("utf8").on("data", (text) => {
      to.write(text);
      said = (said + text).slice(-KEPT_CHARACTERS);
    });
  }
  return { code: await ended(child), said };
}

export function ended(child) {
  return new Promise((done, fail) => {
    child.once("error", fail);
    child.once("close", (code, signal) => done(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

/** npm passes SIGTERM to the shell between us, which dies of it without a word: its absence is the signal. */
function followNpm(child) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    child.kill("SIGTERM");
  }, 200);
  timer.unref();
}

/** The terminal's and npm's copy of one Ctrl-C arrive together and go on once; a later one goes on again. */
export function passSignalsTo(child) {
  let last = 0;
  const pass = (signal) => {
    if (Date.now() - last < SAME_KEYSTROKE_MS) return;
    last = Date.now();
    child.kill(signal);
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, pass);
  child.once("close", () => {
    for (const signal of signals) process.off(signal, pass);
  });
}
