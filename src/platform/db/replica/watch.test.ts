import { beforeEach, expect, it, vi } from "vitest";
import { watchReplica } from "./watch.ts";

let written = 100n;
let replayed: bigint | null | Error = 100n;
let now = 0;
const onState = vi.fn();
const askPrimary = vi.fn(async () => ({ written, flushed: written }));
const askReplica = vi.fn(async () => {
  if (replayed instanceof Error) throw replayed;
  return replayed;
});
const follow = () => watchReplica({ askPrimary, askReplica, mostBehindMs: 1000, now: () => now, onState });

beforeEach(() => {
  [written, replayed, now] = [100n, 100n, 0];
  vi.clearAllMocks();
});

it("asks nobody for a place that was reached before", async () => {
  const watch = follow();
  await watch.look();
  expect(await watch.has(0n)).toBe(true);
  vi.clearAllMocks();
  expect([await watch.has(0n), await watch.has(100n)]).toEqual([true, true]);
  expect(askPrimary).not.toHaveBeenCalled();
  expect(askReplica).not.toHaveBeenCalled();
});

it("asks once for all who need the same, and again for who comes later", async () => {
  const watch = follow();
  await watch.look();
  await watch.has(0n);
  askReplica.mockClear();
  expect(await Promise.all([watch.has(120n), watch.has(120n), watch.has(110n)])).toEqual([
    false,
    false,
    false,
  ]);
  expect(askReplica).toHaveBeenCalledTimes(1);
  replayed = 115n;
  expect(await Promise.all([watch.has(120n), watch.has(110n)])).toEqual([false, true]);
});

it("is not used before it was asked, nor before it has what the start of this process changed", async () => {
  written = 130n;
  const watch = follow();
  expect(await watch.has(0n)).toBe(false);
  await watch.look();
  expect(await watch.has(0n)).toBe(false);
  replayed = 130n;
  expect(await watch.has(0n)).toBe(true);
});

it("needs a change that was heard of while it was found out how far the last one was", async () => {
  const watch = follow();
  await watch.look();
  await watch.has(0n);
  watch.heardOfChange();
  const [first, second] = [watch.has(0n), watch.has(0n)];
  written = 140n;
  watch.heardOfChange();
  expect([await watch.has(0n), await first, await second]).toEqual([false, false, false]);
  replayed = 140n;
  expect(await watch.has(0n)).toBe(true);
});

it("is behind from when it lacks what is a second old, until it has that", async () => {
  const watch = follow();
  await watch.look();
  await watch.has(0n);
  written = 200n;
  await watch.look();
  [written, now] = [300n, 900];
  await watch.look();
  expect(onState).toHaveBeenLastCalledWith("in use", expect.anything());
  now = 1001;
  await watch.look();
  expect(onState).toHaveBeenLastCalledWith("behind", "it lacks changes that are 1001 ms old");
  expect(await watch.has(0n)).toBe(false);
  replayed = 250n;
  await watch.look();
  expect(onState).toHaveBeenLastCalledWith("in use", expect.anything());
  expect(await watch.has(0n)).toBe(true);
});

it("is not behind a primary that does not answer", async () => {
  const watch = follow();
  await watch.look();
  await watch.has(0n);
  askPrimary.mockRejectedValue(new Error("away"));
  now = 60_000;
  await watch.look();
  expect(await watch.has(0n)).toBe(true);
  watch.heardOfChange();
  expect(await watch.has(0n)).toBe(false);
  askPrimary.mockImplementation(async () => ({ written, flushed: written }));
});

it("is away when it does not answer or was promoted, and whoever waits for it is told", async () => {
  const watch = follow();
  await watch.look();
  const { whileThere } = watch;
  replayed = new Error("connect ECONNREFUSED");
  expect(await watch.has(500n)).toBe(false);
  expect(whileThere.aborted).toBe(true);
  expect(onState).toHaveBeenLastCalledWith("away", "connect ECONNREFUSED");
  replayed = null;
  await watch.look();
  expect(await watch.has(0n)).toBe(false);
  replayed = 100n;
  await watch.look();
  expect([await watch.has(0n), watch.whileThere.aborted]).toEqual([true, false]);
});
