import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepStream } from "./keep-stream.ts";
import { eventReader } from "./read-events.ts";

/** A browser of which the stream needs the network, the time, and whether a user looks. */
beforeEach(() => {
  vi.useFakeTimers();
  const page = new EventTarget();
  vi.stubGlobal("document", Object.assign(page, { visibilityState: "visible" }));
  const window = new EventTarget();
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("dispatchEvent", window.dispatchEvent.bind(window));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server: each request gets the next of these; a stream can be written to and broken. */
function server() {
  const streams: { say: (text: string) => void; close: () => void }[] = [];
  const statuses: number[] = [];
  const asked = vi.fn(async (_url: string, { signal }: { signal: AbortSignal }) => {
    const status = statuses.shift() ?? 200;
    if (status === 0) throw new TypeError("no network");
    if (status !== 200) return new Response("", { status });
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        signal.addEventListener("abort", () => controller.error(new Error("aborted")));
        streams.push({
          say: (text) => controller.enqueue(new TextEncoder().encode(text)),
          close: () => controller.close(),
        });
      },
    });
    return new Response(body);
  });
  vi.stubGlobal("fetch", asked);
  return { asked, streams, statuses };
}
const hello = 'event: hello\ndata: {"messages":0}\n\n';
const start = () => {
  const heard: string[] = [];
  const states: string[] = [];
  const stop = keepStream({ onEvent: ({ event }) => heard.push(event), onState: (one) => states.push(one) });
  return { heard, states, stop };
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it("reads events from pieces of any size, and leaves out what only says that the stream lives", () => {
  const text = `:\n\nevent: a\ndata: {"x":1}\n\nevent: b\r\ndata: {}\r\n\r\n:\n\nevent: c\n`;
  const read = eventReader();
  const events = [...text].flatMap((piece) => read(piece));
  expect(events).toEqual([
    { event: "a", data: { x: 1 } },
    { event: "b", data: {} },
  ]);
});

it("opens again when it drops, later and later, and at once when the network is back", async () => {
  const { asked, streams, statuses } = server();
  const { heard, states, stop } = start();
  await pass(0);
  streams[0]?.say(hello);
  await pass(0);
  expect([heard, states]).toEqual([["hello"], ["open"]]);
  statuses.push(0, 503, 0);
  streams[0]?.close();
  await pass(0);
  expect([asked.mock.calls.length, states.at(-1)]).toEqual([1, "dropped"]);
  await pass(1000);
  expect(asked).toHaveBeenCalledTimes(2);
  await pass(2000);
  expect(asked).toHaveBeenCalledTimes(3);
  await pass(4000);
  expect(asked).toHaveBeenCalledTimes(4);
  dispatchEvent(new Event("online"));
  await pass(0);
  expect(asked).toHaveBeenCalledTimes(5);
  streams[1]?.say(hello);
  await pass(0);
  expect(states.at(-1)).toBe("open");
  stop();
  await pass(600_000);
  expect(asked).toHaveBeenCalledTimes(5);
});

it("takes silence for a dead line, and believes a browser that says it has no network", async () => {
  const { asked, streams } = server();
  const { states, stop } = start();
  await pass(0);
  streams[0]?.say(hello);
  for (let beat = 0; beat < 5; beat++) {
    await pass(20_000);
    streams[0]?.say(":\n\n");
  }
  await pass(0);
  expect(states).toEqual(["open"]);
  await pass(50_000);
  expect(states.at(-1)).toBe("dropped");
  await pass(1000);
  expect(asked).toHaveBeenCalledTimes(2);
  streams[1]?.say(hello);
  await pass(0);
  dispatchEvent(new Event("offline"));
  await pass(0);
  expect(states).toEqual(["open", "dropped", "open", "dropped"]);
  stop();
});

it("stops for good when the session is over, however it hears of that", async () => {
  const first = server();
  const told = start();
  await pass(0);
  first.streams[0]?.say(`${hello}event: ended\ndata: {}\n\n`);
  first.streams[0]?.close();
  await pass(600_000);
  expect([told.states.at(-1), first.asked.mock.calls.length]).toEqual(["over", 1]);
  const second = server();
  second.statuses.push(401);
  const asked = start();
  await pass(600_000);
  expect([asked.states, second.asked.mock.calls.length]).toEqual([["over"], 1]);
});

it("gives way where there are too many, until somebody looks at the page", async () => {
  const { asked, streams } = server();
  const { stop } = start();
  await pass(0);
  streams[0]?.say(`${hello}event: replaced\ndata: {}\n\n`);
  streams[0]?.close();
  await pass(60_000);
  expect(asked).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(0);
  expect(asked).toHaveBeenCalledTimes(2);
  stop();
});
