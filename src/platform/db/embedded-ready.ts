import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** `starting`: it lives and says so, as it does while it replays its log after a crash. */
export type ServerState = "ready" | "starting" | "silent" | "gone";

/** PostgreSQL's code for "the database system is starting up" and its like. */
const cannotConnectNow = "57P03";
const sayAfterMs = 3000;

/** What the server at an address says of itself. */
export async function askState(url: string): Promise<ServerState> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return "ready";
  } catch (error) {
    return (error as { code?: string }).code === cannotConnectNow ? "starting" : "silent";
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Waits until a server is ready or gone, or has said nothing for `patienceMs`. One that is starting has all the time it
 * takes: to stop it in the middle of its log would have the next start begin it again.
 */
export async function untilReady(
  ask: () => Promise<ServerState>,
  { patienceMs, log }: { patienceMs: number; log: (text: string) => void },
): Promise<ServerState> {
  const began = Date.now();
  let heard = began;
  let said = false;
  for (;;) {
    const state = await ask();
    if (state === "ready" || state === "gone") return state;
    const now = Date.now();
    if (state === "starting") heard = now;
    if (now - heard > patienceMs) return "silent";
    if (!said && state === "starting" && now - began > sayAfterMs) {
      said = true;
      log("PostgreSQL was not stopped in order and replays its log; this takes a while");
    }
    await sleep(25);
  }
}
