import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import pg from "pg";
import { runningEmbeddedUrl } from "#platform/db/embedded-owner.ts";
import { freePort } from "./free-port.ts";

/** A market beside that of the other journeys, with a database of its own: what is stored in it disturbs nobody. */
export interface OwnMarket {
  url: string;
  administrator: { username: string; password: string };
  /** Asks its database what no call tells of, or does. */
  ask: (query: string, values: unknown[]) => Promise<{ id: string }[]>;
  stop: () => Promise<void>;
}

/** Starts an empty one, and waits until it answers. */
export async function startOwnMarket(): Promise<OwnMarket> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = join(tmpdir(), `mishwar-journey-${randomUUID()}`);
  const administrator = { username: "first-of-all", password: "Tripoli-to-Tyre-83" };
  // Whose other end of the fourth pipe is gone stops by itself: no market outlives a journey that was killed.
  const follow = pathToFileURL(resolve("tools/bootstrap/follow-parent.js")).href;
  const child = spawn(process.execPath, [`--import=${follow}`, "src/web.ts"], {
    stdio: ["ignore", "pipe", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_ENV: "test",
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      PAYMENTS: "",
      DEMO: "0",
      LOG_LEVEL: "error",
      GUEST_PAGES_MB: "0",
      ADMIN_USERNAME: administrator.username,
      ADMIN_PASSWORD: administrator.password,
    },
  });
  const stop = async () => {
    await ended(child);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  try {
    await opened(child);
  } catch (error) {
    await stop();
    throw error;
  }
  const database = new pg.Client({ connectionString: runningEmbeddedUrl(dataDir) ?? "" });
  await database.connect();
  return {
    url,
    administrator,
    ask: async (query, values) => (await database.query<{ id: string }>(query, values)).rows,
    stop: async () => {
      await database.end();
      await stop();
    },
  };
}

/** It says so itself once it is open. */
function opened(child: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let told = "";
    const hear = (bytes: Buffer) => {
      told += bytes.toString();
      if (told.includes("Mishwar is open")) done();
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("exit", (code) => fail(new Error(`The market ended with ${code}: ${told.slice(-2000)}`)));
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
}
