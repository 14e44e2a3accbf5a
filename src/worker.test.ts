import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../tests/support/database.ts";

const { url } = await testDatabase();

/** The worker as an operator starts it, in this environment alone. */
function startWorker() {
  const folder = mkdtempSync(join(tmpdir(), "mishwar-worker-"));
  const child = fork(join(import.meta.dirname, "worker.ts"), {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    env: {
      NODE_ENV: "test",
      LOG_LEVEL: "info",
      HOST: "127.0.0.1",
      DATA_DIR: folder,
      DATABASE_URL: url,
      WORKER: "separate",
      WORKER_PORT: "0",
      SESSION_SECRET: "s".repeat(32),
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });
  if (!child.stdout || !child.stderr) throw new Error("its outputs are pipes");
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  /** The next line of its log with this sentence. */
  async function told(sentence: string): Promise<Record<string, unknown>> {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error(`it ended without saying “${sentence}”`);
      const line = JSON.parse(value);
      if (line.msg === sentence) return line;
    }
  }
  return { child, told, complaints: text(child.stderr) };
}

test("a worker of its own tells how it is while it works, and ends with 0 when it is told to", async () => {
  const { child, told, complaints } = startWorker();
  const { port } = await told("the worker tells how it is");
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  await told("the worker is ready");

  const ready = await ask("/readyz");
  expect([ready.status, await ready.json()]).toEqual([200, { status: "ready" }]);
  expect((await ask("/healthz")).status).toBe(200);
  const figuresTold = [
    /^mishwar_job_runs_total\{task="[\w.]+",outcome="done"\} [1-9]/m,
    ...["jobs_waiting", "pool_max", "orders_of_day"].map(
      (name) => new RegExp(`^mishwar_${name}(\\{.*\\})? \\d`, "m"),
    ),
  ];
  // A figure of the database is left out while that is busy with the first jobs.
  const missing = async () => {
    const figures = await (await ask("/metrics")).text();
    return figuresTold.filter((one) => !one.test(figures));
  };
  await expect.poll(missing).toEqual([]);
  expect((await ask("/api/cars")).status).toBe(404);

  const closed = once(child, "close");
  child.kill("SIGTERM");
  expect([await closed, await complaints]).toEqual([[0, null], ""]);
  await expect(ask("/healthz")).rejects.toThrow();
});
