import { once } from "node:events";
import { createServer } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askState, type ServerState, untilReady } from "./embedded-ready.ts";

const patienceMs = 120_000;
const log = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  log.mockClear();
});
afterEach(() => vi.useRealTimers());

/** What waiting comes to for a server that says this, each for so many questions; a question takes ten seconds. */
function waitFor(...story: [state: ServerState, questions: number][]): Promise<ServerState> {
  const says = story.flatMap(([state, questions]) => Array<ServerState>(questions).fill(state)).values();
  const ask = async () => {
    vi.setSystemTime(Date.now() + 10_000);
    return says.next().value ?? "ready";
  };
  return untilReady(ask, { patienceMs, log });
}

test("a server that replays its log is waited for, however long, and that is told once", async () => {
  expect(await waitFor(["silent", 2], ["starting", 30])).toBe("ready");
  expect(log).toHaveBeenCalledTimes(1);
});

test("one that says nothing is given up, also after it had begun", async () => {
  expect(await waitFor(["silent", 20])).toBe("silent");
  expect(await waitFor(["starting", 5], ["silent", 20])).toBe("silent");
  expect(await waitFor(["starting", 5], ["gone", 1])).toBe("gone");
});

test("knows a server that is starting by what it says", async () => {
  const fields = ["SFATAL", "VFATAL", "C57P03", "Mthe database system is starting up"];
  const body = Buffer.from(`${fields.join("\0")}\0\0`);
  const head = Buffer.alloc(5, "E");
  head.writeInt32BE(body.length + 4, 1);
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => socket.end(Buffer.concat([head, body])));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const url = `postgresql://someone@127.0.0.1:${port}/postgres`;
  expect(await askState(url)).toBe("starting");
  server.close();
  await once(server, "close");
  expect(await askState(url)).toBe("silent");
});
