import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Runs a file of the project to its end with our output; throws when it fails. */
export async function runNode(file: string, args: string[], env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", file, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: "inherit",
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${file} ended with code ${code}`);
}

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

export interface RunningServer {
  origin: string;
  /** Of the command that was started. */
  pid: number;
  /** From the spawn to the first 200 of /readyz. */
  readyAfterMs: number;
  child: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a server in production mode, as `command` says, and waits until it is ready. */
export async function startServer(
  command: readonly [string, ...string[]],
  dataDir: string,
  env: Record<string, string> = {},
): Promise<RunningServer> {
  const port = env.PORT ?? (await freePort());
  const origin = `http://localhost:${port}`;
  const started = performance.now();
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "production",
      SESSION_SECRET: randomBytes(32).toString("hex"),
      PAPERS_KEY: randomBytes(32).toString("base64"),
      ADMIN_USERNAME: "bench",
      ADMIN_PASSWORD: `Bench-1-${randomBytes(12).toString("hex")}`,
      DEMO: "1",
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      // As in deploy/.
      MALLOC_ARENA_MAX: "2",
      MALLOC_MMAP_THRESHOLD_: "131072",
      MALLOC_TRIM_THRESHOLD_: "131072",
      ...env,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await untilReady(child, `${origin}/readyz`);
  const readyAfterMs = performance.now() - started;
  return {
    origin,
    pid: child.pid ?? 0,
    readyAfterMs,
    child,
    stop: async () => {
      const ended = once(child, "close");
      child.kill("SIGTERM");
      await ended;
      // npm may go before the server it started: the port tells when that one has gone too.
      while (await answers(`${origin}/healthz`)) await setTimeout(20);
    },
  };
}

export const productionServer = [
  process.execPath,
  "--max-semi-space-size=8",
  "--disable-warning=ExperimentalWarning",
  "src/web.ts",
] as const;

/** A process that is stopped, killed and started again; a bench that is interrupted takes it along. */
export interface Member {
  child(): ChildProcess | undefined;
  alive(): boolean;
  start(): Promise<void>;
  /** By SIGTERM, or as given; returns the milliseconds until it has ended. */
  stop(signal?: NodeJS.Signals): Promise<number>;
  kill(): Promise<void>;
}

/** A member that `launch` starts; `start` resolves when that does. */
export function memberOf(launch: () => ChildProcess | Promise<ChildProcess>): Member {
  let child: ChildProcess | undefined;
  const alive = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    const began = performance.now();
    if (child && alive()) {
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    }
    return performance.now() - began;
  };
  process.once("exit", () => alive() && child?.kill("SIGKILL"));
  return {
    child: () => child,
    alive,
    start: async () => {
      child = await launch();
    },
    stop: (signal = "SIGTERM") => end(signal),
    kill: async () => void (await end("SIGKILL")),
  };
}

async function untilReady(child: ChildProcess, address: string): Promise<void> {
  while (!(await answers(address))) {
    if (child.exitCode !== null)
      throw new Error(`the server ended with code ${child.exitCode} before it was ready`);
    await setTimeout(20);
  }
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}
