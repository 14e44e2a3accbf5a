import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, expect, test } from "vitest";
import { testDatabase } from "../tests/support/database.ts";

const { url } = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), "mishwar-start-"));
const file = join(folder, "file");
writeFileSync(file, "");
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const root = join(import.meta.dirname, "..");
const secret = "s".repeat(32);
const usable = {
  NODE_ENV: "test",
  PORT: "0",
  HOST: "127.0.0.1",
  DATA_DIR: join(folder, "data"),
  DATABASE_URL: url,
  WORKER: "separate",
  SESSION_SECRET: secret,
  PAPERS_KEY: Buffer.alloc(32, 7).toString("base64"),
};

/** A process of its own, in this environment alone. */
function start(entry: string, env: Record<string, string>): { child: ChildProcess; said: Promise<string> } {
  const child = fork(join(root, entry), {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    env: { ...usable, ...env },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return { child, said: child.stderr ? text(child.stderr) : Promise.resolve("") };
}

async function ended(entry: string, env: Record<string, string>): Promise<{ code: number; said: string }> {
  const { child, said } = start(entry, env);
  const [code] = await once(child, "close");
  return { code, said: await said };
}

/** One sentence for the operator, without the stack of an error. */
function expectSentence({ code, said }: { code: number; said: string }, names: string | RegExp) {
  expect(said).toMatch(names);
  expect(said.trimEnd().split("\n"), said).toHaveLength(1);
  expect(said).not.toMatch(/\bat .*:\d+:\d+|Error:/);
  expect(code).toBe(1);
}

test.each<[what: string, env: Record<string, string>, names: RegExp]>([
  ["a bad PORT", { PORT: "eighty" }, /PORT/],
  ["a test of payments without its gateway", { PAYMENTS: "test" }, /^PAYMENTS=test needs a test gateway/],
  ["half a gateway", { PAYPAL_CLIENT_ID: "id" }, /PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID/],
  [
    "production without SESSION_SECRET",
    { NODE_ENV: "production", PUBLIC_URL: "https://market.example", SESSION_SECRET: "" },
    /SESSION_SECRET/,
  ],
  [
    "production without PAPERS_KEY",
    { NODE_ENV: "production", PUBLIC_URL: "https://market.example", PAPERS_KEY: "" },
    /PAPERS_KEY/,
  ],
  ["production without PUBLIC_URL", { NODE_ENV: "production", PUBLIC_URL: "" }, /PUBLIC_URL/],
  [
    "a DATA_DIR for its secret that cannot be written",
    { DATA_DIR: `${file}/x`, SESSION_SECRET: "" },
    /DATA_DIR/,
  ],
  [
    "a DATA_DIR for its database that cannot be written",
    { DATA_DIR: `${file}/x`, DATABASE_URL: "" },
    /DATA_DIR/,
  ],
  ["a database that is not there", { DATABASE_URL: "postgres://a:hidden@127.0.0.1:1/b" }, /DATABASE_URL/],
])("%s ends the start with one sentence", async (_what, env, names) => {
  const end = await ended("src/web.ts", env);
  expectSentence(end, names);
  expect(end.said).not.toContain("hidden");
});

test.each(["1", "2"])(
  "a port in use ends the start with one sentence, of WEB_PROCESSES=%s",
  async (count) => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = String(typeof address === "object" && address?.port);
    expectSentence(
      await ended("tests/support/serve-web.ts", { PORT: port, WEB_PROCESSES: count }),
      new RegExp(`Port ${port} is already in use`),
    );
    await new Promise((closed) => other.close(closed));
  },
);

test.each([
  ["SIGTERM", "1"],
  ["SIGINT", "1"],
  ["SIGTERM", "2"],
] as const)(
  "%s lets a request in flight finish, takes no other, and ends with 0, of WEB_PROCESSES=%s",
  async (signal, count) => {
    const { child, said } = start("tests/support/serve-web.ts", { WEB_PROCESSES: count });
    const told: { event: string; port: number }[] = [];
    child.on("message", (what: (typeof told)[number]) => told.push(what));
    const next = async (event: string) => {
      const what = () => told.find((each) => each.event === event);
      await expect.poll(what, { timeout: 25_000 }).toBeDefined();
      return what() as (typeof told)[number];
    };
    const { port } = await next("open");
    const asked = next("asked");
    const answer = fetch(`http://127.0.0.1:${port}/held`);
    await asked;
    const closing = next("closing");
    child.kill(signal);
    await closing;
    const closed = once(child, "close");
    child.send("answer");
    const got = await answer;
    expect([got.status, await got.text()]).toEqual([200, "answered"]);
    expect([await closed, await said]).toEqual([[0, null], ""]);
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  },
);

test("SIGTERM first lets balancers find out, and being told again hurries it", async () => {
  const { child, said } = start("tests/support/serve-web.ts", { DRAIN_SECONDS: "60" });
  const [{ port }] = await once(child, "message");
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const before = await ask("/readyz");
  expect([before.status, before.headers.get("connection")]).toEqual([200, "keep-alive"]);
  child.kill("SIGTERM");
  await expect.poll(async () => (await ask("/readyz")).status).toBe(503);
  const answer = await ask("/api/subscription-plans");
  expect([answer.status, answer.headers.get("connection")]).toEqual([200, "close"]);
  const closed = once(child, "close");
  child.kill("SIGTERM");
  expect([await closed, await said]).toEqual([[0, null], ""]);
});
