import { beforeEach, expect, it, vi } from "vitest";
import { watchReplica } from "./watch.ts";

let written = 100n;
let replayed: bigint | null | Error = 100n;
let now = 0;
const onState = vi.fn();
const askPrimary = vi.fn(async () => ({ written, flushed: written }));
const askReplica = async () => {
  if (replayed instanceof Error) throw replayed;
  return replayed;
};
const follow = () => watchReplica({ askPrimary, askReplica, mostBehindMs: 1000, now: () => now, onState });

beforeEach(() => {
  [written, replayed, now] = [100n, 100n, 0];
  vi.clearAllMocks();
});

it("is not used before it was asked, nor before it has what the start of this process changed", async () => {
  written = 130n;
  const watch = follow();
  expect(watch.isUsable()).toBe(false);
  await watch.look();
  expect([watch.isUsable(), watch.catchesUp()]).toEqual([false, true]);
  replayed = 130n;
  await watch.look();
  expect([watch.isUsable(), watch.catchesUp()]).toEqual([true, false]);
});

it("needs a change that was heard of, also while it was found out how far the one before was", async () => {
  const watch = follow();
  await watch.look();
  watch.heardOfChange();
  expect(watch.isUsable()).toBe(false);
  const looking = watch.look();
  expect(watch.isUsable()).toBe(false);
  watch.heardOfChange();
  await looking;
  written = 140n;
  expect(watch.isUsable()).toBe(false);
  await watch.look();
  expect(watch.isUsable()).toBe(false);
  replayed = 140n;
  await watch.look();
  expect(watch.isUsable()).toBe(true);
});

it("is behind from when it lacks what is a second old, until it has that", async () => {
  const watch = follow();
  await watch.look();
  written = 200n;
  await watch.look();
  [written, now] = [300n, 900];
  await watch.look();
  expect(onState).toHaveBeenLastCalledWith("in use", expect.anything());
  now = 1001;
  await watch.look();
  expect(onState).toHaveBeenLastCalledWith("behind", "it lacks changes that are 1001 ms old");
  expect([watch.isUsable(), watch.catchesUp()]).toEqual([false, false]);
  replayed = 250n;
  await watch.look();
  expect(onState).toHaveBeenLastCalledWith("in use", expect.anything());
  expect(watch.isUsable()).toBe(true);
});

it("is not behind a primary that does not answer", async () => {
  const watch = follow();
  await watch.look();
  askPrimary.mockRejectedValue(new Error("away"));
  now = 60_000;
  await watch.look();
  expect(watch.isUsable()).toBe(true);
  watch.heardOfChange();
  await watch.look();
  expect(watch.isUsable()).toBe(false);
  askPrimary.mockImplementation(async () => ({ written, flushed: written }));
});

it("is away when it does not answer or was promoted, and a query that waits for it is ended", async () => {
  const watch = follow();
  await watch.look();
  const { whileThere } = watch;
  replayed = new Error("connect ECONNREFUSED");
  await watch.look();
  expect([watch.isUsable(), watch.catchesUp(), whileThere.aborted]).toEqual([false, false, true]);
  expect(onState).toHaveBeenLastCalledWith("away", "connect ECONNREFUSED");
  replayed = null;
  await watch.look();
  expect(watch.isUsable()).toBe(false);
  replayed = 100n;
  await watch.look();
  expect([watch.isUsable(), watch.whileThere.aborted]).toEqual([true, false]);
});
