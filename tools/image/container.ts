import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../bench/lib/processes.ts";
import { command, podman } from "./podman.ts";

/** Half a minute of looking for what a start takes a second or two for. */
const looks = 300;
const lookMs = 100;

export interface Container {
  name: string;
  origin: string;
  /** Runs a script in it with its own Node; returns what that prints. */
  node(script: string): Promise<string>;
  /** Whether the image's own health check finds it well. */
  healthy(): Promise<boolean>;
  /** Sends SIGTERM; resolves to the exit code once the process has ended. */
  terminate(): Promise<number>;
  remove(): Promise<void>;
}

/**
 * Starts the image as deploy/compose.yml does: root read-only, no capability, /tmp in memory, /data a volume. Its network is the
 * machine's, where it listens on this machine alone. Resolves when it is ready.
 */
export async function startContainer(
  role: "web" | "worker",
  settings: Record<string, string>,
  args: readonly string[] = [],
): Promise<Container> {
  const port = String(await freePort());
  const name = `mishwar-${role}-${randomBytes(4).toString("hex")}`;
  const origin = `http://localhost:${port}`;
  const env = {
    HOST: "127.0.0.1",
    [role === "web" ? "PORT" : "WORKER_PORT"]: port,
    PUBLIC_URL: origin,
    DRAIN_SECONDS: "0",
    ...settings,
  };
  await podman([
    ...["--runtime=runc", "run", "--detach", `--name=${name}`, "--network=host"],
    ...["--read-only", "--tmpfs=/tmp", "--cap-drop=ALL", "--security-opt=no-new-privileges"],
    // A machine in a sandbox may not raise limits, and has no systemd that would ask for the health every 10 s.
    ...["--ulimit=nofile=4096:4096", "--ulimit=nproc=4096:4096", "--health-interval=disable"],
    `--volume=${name}:/data`,
    ...Object.entries(env).map(([key, value]) => `--env=${key}=${value}`),
    "mishwar",
    ...args,
  ]);
  const container: Container = {
    name,
    origin,
    node: (script) => podman(["exec", name, "node", "--eval", script]),
    healthy: async () => (await command("podman", ["healthcheck", "run", name])).code === 0,
    terminate: async () => {
      await podman(["kill", "--signal=TERM", name]);
      return Number(await podman(["wait", name]));
    },
    remove: async () => {
      await command("podman", ["rm", "--force", name]);
      await command("podman", ["volume", "rm", "--force", name]);
    },
  };
  for (let look = 0; look < looks; look++) {
    const ready = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return container;
    await setTimeout(lookMs);
  }
  const log = await podman(["logs", "--tail=20", name]);
  await container.remove();
  throw new Error(`the ${role} container did not become ready:\n${log}`);
}
