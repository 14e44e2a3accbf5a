import { fork } from "node:child_process";
import { once } from "node:events";
import type { FromWriter, Journal, Load, ToWriter } from "./journal.ts";

/** The load in a process of its own. `pause` lets it end what it began and begin nothing else, and says whether it did in time. */
export async function startWriter(load: Load, journal: Journal) {
  const child = fork(new URL("writer.ts", import.meta.url), {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const say = (message: ToWriter) => void child.send(message);
  let idle: (() => void) | undefined;
  child.on("message", (told: FromWriter) => {
    if (told.type === "idle") idle?.();
    else if (told.type !== "ready") journal.take(told);
  });
  await once(child, "message");
  say({ type: "start", load });
  return {
    pause: (limitMs: number) =>
      new Promise<boolean>((settle) => {
        const late = setTimeout(() => settle(false), limitMs);
        idle = () => {
          clearTimeout(late);
          settle(true);
        };
        say({ type: "pause" });
      }),
    resume: () => say({ type: "resume" }),
    end: async () => {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}
