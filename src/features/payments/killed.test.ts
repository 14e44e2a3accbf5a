import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, it, vi } from "vitest";
import { makeUser } from "#features/listings/listing.factory.ts";
import { testDatabase } from "../../../tests/support/database.ts";
import { signIn } from "../../../tests/support/sign-in.ts";
import { testGateway } from "../../../tests/support/test-gateway.ts";
import { ledgerOf } from "./payment.factory.ts";

const gateway = await testGateway();
const { db, url } = await testDatabase();
const dataDir = mkdtempSync(join(tmpdir(), "mishwar-killed-"));
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});

/** The web process with its jobs, as production starts it; returns its port. */
async function start(): Promise<{ child: ChildProcess; origin: string }> {
  const child = fork(join(import.meta.dirname, "../../../tests/support/serve-web.ts"), {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    env: {
      NODE_ENV: "test",
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      SESSION_SECRET: "s".repeat(32),
      ...gateway.environment,
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  running.add(child);
  const [{ port }] = await once(child, "message");
  return { child, origin: `http://127.0.0.1:${port}` };
}

it("starts what was paid when the process was killed before it could, as soon as another one runs", async () => {
  const userId = await makeUser(db, { current_plan: "free" });
  const headers = { "content-type": "application/json", ...(await signIn(db, userId)) };
  const { child, origin } = await start();
  const order = await fetch(`${origin}/api/subscription/upgrade`, {
    method: "POST",
    headers,
    body: JSON.stringify({ planId: "premium", paymentMethod: "credit_card" }),
  });
  const { orderId } = (await order.json()) as { orderId: string };
  // The gateway is asked, says that it is paid, and is heard by nobody.
  await gateway.act(orderId, "pay", { notify: "never" });
  await gateway.fault(orderId, "hang");
  const asking = fetch(`${origin}/api/payments/${orderId}/verify`, { headers }).catch(() => undefined);
  await vi.waitFor(async () => expect(await gateway.hanging()).not.toHaveLength(0), {
    timeout: 20_000,
  });
  child.kill("SIGKILL");
  await once(child, "exit");
  await asking;
  await gateway.lift(orderId);
  expect(await ledgerOf(db, orderId)).toMatchObject({ state: "open", activations: 0 });

  // The first pause after an order is over by then.
  await sql`update orders set next_check_at = now() where id = ${orderId}::uuid`.execute(db);
  await start();
  await vi.waitFor(
    async () =>
      expect(await ledgerOf(db, orderId)).toMatchObject({ state: "paid", activations: 1, subscriptions: 1 }),
    { timeout: 20_000, interval: 100 },
  );
}, 60_000);
