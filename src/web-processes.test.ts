import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { connectDatabase, type Database } from "#platform/db/connect.ts";
import { runningEmbeddedUrl } from "#platform/db/embedded.ts";
import { heard, type Line, linesToTwo } from "../tests/support/line.ts";
import { makeAdministrator, makePeople, type Pair } from "../tools/bench/lib/people.ts";

const folder = mkdtempSync(join(tmpdir(), "mishwar-processes-"));
const perMinute = 500;
/** Three processes and a database start, on a machine that runs other tests. */
const patienceMs = 150_000;
vi.setConfig({ testTimeout: patienceMs });
let said = "";
let complaints = "";
const told: string[] = [];
let market: ChildProcess;
let db: Database;
let port: number;
let pair: Pair;
let one: Line;
let other: Line;

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

beforeAll(async () => {
  market = fork(join(import.meta.dirname, "../tests/support/serve-web.ts"), {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    env: {
      NODE_ENV: "test",
      LOG_LEVEL: "info",
      HOST: "127.0.0.1",
      PORT: "0",
      WEB_PROCESSES: "2",
      DATA_DIR: folder,
      // Its own database, of which only the first may be the owner.
      DATABASE_URL: "",
      DATABASE_POOL: "40",
      SESSION_SECRET: "s".repeat(32),
      TRUST_PROXY: "1",
      RATE_LIMIT: String(perMinute),
      DRAIN_SECONDS: "60",
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  market.stdout?.on("data", (piece) => {
    said += piece;
  });
  market.stderr?.on("data", (piece) => {
    complaints += piece;
  });
  market.on("message", (what: { event: string; port?: number }) => {
    told.push(what.event);
    port = what.port ?? port;
  });
  // Both have read all listings: from here on each follows by itself.
  await vi.waitFor(() => expect(said.match(/answered from memory now/g)).toHaveLength(2), patienceMs);
  await vi.waitFor(() => expect(said).toContain("Ctrl-C stops it"), patienceMs);
  db = await connectDatabase({ url: runningEmbeddedUrl(folder) ?? "", max: 2 });
  [pair] = (await makePeople(db, { pairs: 1 })).pairs as [Pair];
  [one, other] = await linesToTwo(port);
}, 2 * patienceMs);
afterAll(() => {
  market.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

test("the market opens once, when all listen, and its log says which process does what", async () => {
  expect(said.match(/Mishwar is open/g)).toHaveLength(1);
  const lines = said.slice(0, said.indexOf("Mishwar is open")).split("\n");
  const opened = lines
    .filter((line) => line.includes("a web process is open"))
    .map((line) => JSON.parse(line));
  expect(opened.map(({ place }) => place).sort()).toEqual([1, 2]);
  expect(opened.map(({ process }) => process).sort()).toEqual([one.process, other.process].sort());
  expect(opened.map(({ pid }) => pid)).toEqual([market.pid, market.pid]);
  // Room for the pools of all.
  const { rows } = await sql<{ max_connections: string }>`show max_connections`.execute(db);
  expect(rows).toEqual([{ max_connections: "200" }]);
});

test("who signs in at one is known at the other, and signs out at both", async () => {
  const account = {
    email: "newcomer@example.com",
    password: "Rather-long-1-walk",
    confirmPassword: "Rather-long-1-walk",
    firstName: "Maya",
    lastName: "Haddad",
  };
  const registered = await one.ask("/api/auth/register", {}, "POST", account);
  const cookie = registered.headers["set-cookie"]?.find((each) => each.startsWith("session="))?.split(";")[0];
  const whoAmI = (line: Line) => line.ask("/api/auth/user", { cookie });
  expect((await whoAmI(other)).body).toContain("newcomer@example.com");
  expect((await other.ask("/api/auth/logout", { cookie }, "POST")).status).toBe(204);
  expect([(await whoAmI(one)).status, (await whoAmI(other)).status]).toEqual([401, 401]);
});

test("a message that is sent at one is in a stream that the other holds", async () => {
  const [first, second] = await linesToTwo(port);
  const stream = await first.open("/api/events", { cookie: pair.seller });
  await heard(stream, "event: hello");
  const sent = await second.ask(
    `/api/conversations/${pair.conversationId}/messages`,
    { cookie: pair.buyer, "idempotency-key": "1" },
    "POST",
    { content: "Is it still there?" },
  );
  expect([sent.status, await heard(stream, "Is it still there?")]).toEqual([
    201,
    expect.stringContaining("event: message"),
  ]);
  for (const line of [first, second]) line.end();
});

test("a setting and a price that are changed at one are seen at the other, also in its search", async () => {
  const administrator = { ...(await makeAdministrator(db)).headers };
  const { values, version } = JSON.parse((await one.ask("/api/admin/settings", administrator)).body).general;
  const site = async (line: Line) => (await line.ask("/api/site")).body;
  expect(await site(other)).not.toContain("Seen at both");
  const setting = { ...values, section: "general", version, taglineEn: "Seen at both" };
  expect((await one.ask("/api/admin/settings", administrator, "PUT", setting)).status).toBe(200);
  await expect.poll(() => site(other)).toContain("Seen at both");

  const car = `/api/cars/${pair.listingId}`;
  const found = async () =>
    JSON.parse((await other.ask("/api/cars?facets=1&priceMin=9400&priceMax=9500")).body).total;
  expect([await found(), JSON.parse((await other.ask(car)).body).price]).toEqual([0, 9000]);
  const changed = await one.ask(car, { cookie: pair.seller }, "PATCH", { price: 9450 });
  expect(changed.status).toBe(200);
  await expect.poll(found).toBe(1);
  expect(JSON.parse((await other.ask(car)).body).price).toBe(9450);
});

test("calls are counted together", async () => {
  const minute = () => Math.floor(Date.now() / 60_000);
  let began: number;
  let there: number;
  do {
    // Another minute counts again from one: then it is tried again, by another visitor.
    began = minute();
    const from = { "x-forwarded-for": `198.51.100.${began % 250}` };
    const ask = async (line: Line) => (await line.ask("/api/nothing", from)).status;
    for (let at = 0; at < perMinute - 10; at++) expect(await ask(one)).toBe(404);
    // Of those who come seldom nobody is told.
    for (there = 0; there < perMinute / 20; there++) expect(await ask(other)).toBe(404);
    await expect
      .poll(() => {
        there++;
        return ask(other);
      })
      .toBe(429);
  } while (began !== minute());
  // It was asked less often than that itself.
  expect(there).toBeLessThan(perMinute);
});

test("figures are asked of any, and are those of all: of jobs, which one process does, and of both that serve", async () => {
  const figures = async (line: Line) => (await line.ask("/metrics")).body.split("\n");
  const processesOf = (lines: string[], name: string) =>
    new Set(lines.flatMap((line) => new RegExp(`^${name}\\b.*process="(\\w+)"`).exec(line)?.[1] ?? []));
  await expect
    .poll(async () => processesOf(await figures(one), "mishwar_job_runs_total"))
    .toEqual(new Set(["first"]));
  const all = await figures(other);
  expect(processesOf(all, "process_start_time_seconds")).toEqual(new Set(["first", "1", "2"]));
  for (const name of [
    "mishwar_index_listings",
    "http_request_duration_seconds_bucket",
    "mishwar_streams_open",
  ])
    expect(processesOf(all, name), name).toEqual(new Set(["1", "2"]));
  expect(all.filter((line) => line.startsWith("# TYPE mishwar_pool_max "))).toHaveLength(1);
});

test("one that is killed is followed by another, and requests go on", async () => {
  const killed = one.process;
  const ended = market.stdout && once(market.stdout, "data");
  process.kill(killed, "SIGKILL");
  await ended;
  expect((await other.ask("/readyz")).status).toBe(200);
  await expect.poll(() => isThere(killed)).toBe(false);
  one.end();
  other.end();
  await expect.poll(() => said.match(/a web process is open/g), { timeout: patienceMs }).toHaveLength(3);
  [one, other] = await linesToTwo(port);
  expect([one.process, other.process]).not.toContain(killed);
  expect((await one.ask("/api/cars")).status).toBe(200);
  const line = said.split("\n").find((each) => each.includes("another takes its place"));
  expect(JSON.parse(line ?? "")).toMatchObject({ level: 50, process: killed, ended: "SIGKILL" });
});

test("SIGTERM lets both drain, also where they hear it themselves; told again, all end at once, and nobody is left", async () => {
  const all = [one.process, other.process];
  const ready = async (line: Line) => (await line.ask("/readyz")).status;
  market.kill("SIGTERM");
  await expect.poll(async () => [await ready(one), await ready(other)]).toEqual([503, 503]);
  // As of a terminal or a service manager that tells the whole group.
  for (const pid of all) process.kill(pid, "SIGTERM");
  const lines = await linesToTwo(port);
  expect(lines.map((line) => line.process).sort()).toEqual(all.sort());
  for (let at = 0; at < 20; at++)
    for (const line of lines) expect((await line.ask("/api/subscription-plans")).status).toBe(200);
  expect(told).not.toContain("closing");
  await db.destroy();
  const closed = once(market, "close");
  market.kill("SIGTERM");
  expect([await closed, complaints]).toEqual([[0, null], ""]);
  expect(told.filter((event) => event === "closing")).toHaveLength(2);
  expect([all.filter(isThere), runningEmbeddedUrl(folder)]).toEqual([[], null]);
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
});
