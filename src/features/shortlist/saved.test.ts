import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** The store is the module's: each test has a browser of its own, and reads it as a new page does. */
const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());
const newPage = () => import("./saved.ts");

it("keeps a guest's list over pages, and an account's beside it", async () => {
  const first = await newPage();
  first.setSaved(["b", "a"]);
  first.setSavedOwner("account");
  expect(first.savedIds()).toEqual([]);
  first.setSaved(["c"]);
  vi.resetModules();
  const second = await newPage();
  expect(second.savedIds()).toEqual(["b", "a"]);
  second.setSavedOwner("account");
  expect(second.savedIds()).toEqual(["c"]);
  second.keepFor("account", []);
  expect([...kept.keys()]).toEqual(["favorites:"]);
});

it("takes what is no list for none, and goes on where the browser keeps nothing", async () => {
  const { savedIds, setSaved, setSavedOwner } = await newPage();
  for (const odd of ["{", '{"a":1}', "[1,null]", '"x"']) {
    kept.set("favorites:", odd);
    setSavedOwner("");
    expect(savedIds()).toEqual([]);
  }
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("refused");
    },
    setItem: () => {
      throw new Error("refused");
    },
  });
  setSaved(["a"]);
  expect(savedIds()).toEqual(["a"]);
});

it("does one thing after the other, and says when all are done", async () => {
  const { inLine, whenSent } = await newPage();
  const done: string[] = [];
  const ends: (() => void)[] = [];
  const send = (name: string) => () =>
    new Promise<void>((resolve) => {
      done.push(`${name} begins`);
      ends.push(resolve);
    });
  void inLine(send("one"));
  const second = inLine(send("two"));
  await vi.waitFor(() => expect(done).toEqual(["one begins"]));
  ends[0]?.();
  await vi.waitFor(() => expect(done).toEqual(["one begins", "two begins"]));
  ends[1]?.();
  await second;
  await whenSent();
});
