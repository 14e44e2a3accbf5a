import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { productionServer, root, startServer } from "../lib/processes.ts";

/** One process of the market, which may be stopped, killed and started again. */
export interface Member {
  start(): Promise<void>;
  /** As a deployment does; gives the milliseconds until it has ended. */
  stop(): Promise<number>;
  kill(): Promise<void>;
}
export type Node = Member & { origin: string };

export function webNode(dataDir: string, env: Record<string, string>, port: number): Node {
  const member = processOf(
    async () => (await startServer(productionServer, dataDir, { ...env, PORT: String(port) })).child,
  );
  return { ...member, origin: `http://127.0.0.1:${port}` };
}

export function worker(dataDir: string, env: Record<string, string>): Member {
  return processOf(async () => {
    const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "src/worker.ts"], {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production", DATA_DIR: dataDir, ...env, LOG_LEVEL: "info" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let said = "";
    for await (const piece of child.stdout.iterator({ destroyOnReturn: false })) {
      said += piece;
      if (said.includes("the worker is ready")) break;
    }
    child.stdout.resume();
    return child;
  });
}

/** What is told to stop in the middle takes its processes along. */
export function endWithUs(child: ChildProcess): ChildProcess {
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
  return child;
}

function processOf(spawnIt: () => Promise<ChildProcess>): Member {
  let child: ChildProcess | undefined;
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  };
  return {
    start: async () => {
      child = endWithUs(await spawnIt());
    },
    stop: async () => {
      const began = performance.now();
      await end("SIGTERM");
      return performance.now() - began;
    },
    kill: () => end("SIGKILL"),
  };
}
