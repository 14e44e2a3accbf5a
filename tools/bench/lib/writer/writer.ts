import { setTimeout as sleep } from "node:timers/promises";
import { reads, writes } from "./calls.ts";
import type { FromWriter, Load, ToWriter, Written } from "./journal.ts";

/**
 * The load, a process of its own: good clients, each with one thing after the other. What it began it tries until it is
 * acknowledged, with the same Idempotency-Key.
 */
const tell = (told: FromWriter) => void process.send?.(told);
let paused = false;
let busy = 0;
let resumed = Promise.withResolvers<void>();
resumed.resolve();

async function client(pauseMs: number, work: () => Promise<void>): Promise<never> {
  for (;;) {
    await resumed.promise;
    busy++;
    await work();
    busy--;
    if (paused && busy === 0) tell({ type: "idle" });
    await sleep(pauseMs);
  }
}

function begin(load: Load): void {
  const calls = writes(load, tell);
  for (const [what, clients] of Object.entries(load.clients) as [Written, number][]) {
    for (let n = 0; n < clients; n++) {
      void client(what === "photo" ? load.pauseMs * 6 : load.pauseMs, async () => {
        tell({ type: "begun", what });
        await calls[what]();
      });
    }
  }
  for (const read of reads(load, tell)) void client(load.pauseMs, read);
}

process.on("message", (message: ToWriter) => {
  if (message.type === "start") begin(message.load);
  if (message.type === "pause") {
    paused = true;
    resumed = Promise.withResolvers();
    if (busy === 0) tell({ type: "idle" });
  }
  if (message.type === "resume") {
    paused = false;
    resumed.resolve();
  }
});
process.once("disconnect", () => process.exit(0));
tell({ type: "ready" });
