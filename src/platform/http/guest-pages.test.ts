import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Coding } from "./compress.ts";
import { guestPages, keptForMs } from "./guest-pages.ts";
import type { MadePage } from "./make-page.ts";
import { carried } from "./page-body.ts";

const decoders: Record<Coding, (bytes: Buffer) => Buffer> = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
};
const next = { isFirst: false, isDark: false };
const staying = new AbortController().signal;
const made = (body: string, more: Partial<MadePage> = {}): MadePage => ({
  status: 200,
  headers: [],
  sources: [],
  body: Buffer.from(body),
  sheets: new Map([["/all.css", carried("/all.css", Buffer.from("p{}"))]]),
  made: new Date(1_700_000_000_000),
  ...more,
});

function keeping(mostBytes = 1000) {
  const time = { now: 0 };
  const pages = guestPages({ mostBytes, now: () => time.now });
  let count = 0;
  const ask = async (key: string, more: Partial<MadePage> = {}) => {
    const page = await pages.get(key, staying, async () => made(`${key} ${++count}`, more));
    return (await page.body(next, undefined)).toString();
  };
  return { pages, time, ask };
}

describe("a page for guests", () => {
  test("is given again while what it shows is no older than its time, counted from before it was read", async () => {
    const { pages, time, ask } = keeping();
    const slow = Promise.withResolvers<void>();
    const first = pages.get("/", staying, async () => {
      await slow.promise;
      return made("slow");
    });
    time.now = keptForMs - 1;
    slow.resolve();
    await first;
    expect(await ask("/")).toBe("slow");
    time.now = keptForMs;
    expect(await ask("/")).toBe("/ 1");
    expect(await ask("/")).toBe("/ 1");
  });

  test("is made once for all that ask while it is made, but not for whoever comes when it is old", async () => {
    const { pages, time, ask } = keeping();
    const held = Promise.withResolvers<MadePage>();
    const early = [1, 2].map(() => pages.get("/", staying, () => held.promise));
    time.now = keptForMs;
    expect(await ask("/")).toBe("/ 1");
    held.resolve(made("old"));
    expect((await Promise.all(early)).map(({ page }) => page.body.toString())).toEqual(["old", "old"]);
    expect(await ask("/")).toBe("/ 1");
  });

  test("is compressed once in each coding, for a first visit and a next one, light and dark", async () => {
    const { pages } = keeping(10_000);
    const html = `<html data-theme="light"><link rel="stylesheet" href="/all.css"/>${"<p>كيا</p>".repeat(100)}`;
    const ask = () => pages.get("/", staying, async () => made(html));
    const [one, two] = [await ask(), await ask()];
    expect(await one.body(next, undefined)).toBe(await two.body(next, undefined));
    for (const [isFirst, isDark] of [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ] as const) {
      const reader = { isFirst, isDark };
      const whole = await one.body(reader, undefined);
      expect(whole.includes("<style>p{}</style>")).toBe(isFirst);
      expect(whole.includes('data-theme="dark"')).toBe(isDark);
      for (const [coding, decode] of Object.entries(decoders)) {
        const coded = await one.body(reader, coding as Coding);
        expect(await two.body(reader, coding as Coding)).toBe(coded);
        expect(decode(coded)).toEqual(whole);
      }
    }
  });

  test("has the tag of what it says, whenever it was made", async () => {
    const { pages } = keeping();
    const tag = async (key: string, said: string, moment: number) =>
      (
        await pages.get(key, staying, async () =>
          made(`<p data-now="${moment}">${said}</p>`, { made: new Date(moment) }),
        )
      ).tag(next);
    const first = await tag("/a", "a", 1_700_000_000_000);
    expect(first).toMatch(/^W\/"[\w-]{27}"$/);
    expect(await tag("/b", "a", 1_700_000_060_000)).toBe(first);
    expect(await tag("/c", "b", 1_700_000_000_000)).not.toBe(first);
    const page = await pages.get("/a", staying, () => Promise.reject(new Error("it is kept")));
    expect(page.tag({ ...next, isFirst: true })).toBe(first);
    expect(page.tag({ ...next, isDark: true })).not.toBe(first);
  });

  test("that failed or leads elsewhere is not kept", async () => {
    const { ask, pages } = keeping();
    for (const more of [{ status: 404 }, { status: 503 }, { status: 307 }, { status: 500 }]) {
      expect(await ask("/", more)).not.toBe(await ask("/", more));
    }
    await expect(pages.get("/", staying, () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect(pages.bytes()).toBe(0);
    expect(await ask("/")).toBe("/ 9");
  });

  test("is forgotten, the oldest first, when all together take too much; one that is too large at once", async () => {
    const { ask, pages } = keeping(30);
    for (let at = 0; at < 1000; at++) await ask(`/${String(at).padStart(8, "0")}`);
    expect(pages.bytes()).toBeLessThanOrEqual(30);
    expect(await ask("/00000999")).toBe("/00000999 1000");
    expect(await ask("/00000000")).toBe("/00000000 1001");
    await ask("x".repeat(31));
    expect(pages.bytes()).toBe(0);
  });

  test("takes as much as it is long, and as each coding of it once there is one", async () => {
    const html = `<p>${"a page that is much the same from one end to the other ".repeat(40)}`;
    const ask = (pages: ReturnType<typeof guestPages>, key: string) =>
      pages.get(key, staying, async () => made(html + key));
    const whole = html.length + 2;

    const { pages } = keeping(whole * 3);
    const page = await ask(pages, "/a");
    expect(pages.bytes()).toBe(whole);
    const more = (await page.body(next, "br")).length;
    await page.body(next, "br");
    expect(pages.bytes()).toBe(whole + more);
    await ask(pages, "/b");
    expect(pages.bytes()).toBe(2 * whole + more);
    // One without room is forgotten at once, and with it all that is older: nothing stays counted.
    await pages.get("/c", staying, async () => made("x".repeat(whole * 3 + 1)));
    expect(pages.bytes()).toBe(0);
    await page.body({ ...next, isFirst: true }, "zstd");
    expect(pages.bytes()).toBe(0);

    // Two fit as they are; where a coding of one comes, the older one goes.
    const { pages: full } = keeping(2 * whole);
    await ask(full, "/a");
    const second = await ask(full, "/b");
    expect(full.bytes()).toBe(2 * whole);
    const copy = (await second.body(next, "br")).length;
    expect(full.bytes()).toBe(whole + copy);
  });

  test("is told to stop when the last who waits has left, and whoever comes then gets another", async () => {
    const { pages, ask } = keeping();
    const visitors = [new AbortController(), new AbortController()];
    const told: AbortSignal[] = [];
    const held = Promise.withResolvers<MadePage>();
    const waiting = visitors.map(({ signal }) =>
      pages.get("/", signal, (signal) => {
        told.push(signal);
        return held.promise;
      }),
    );
    visitors[0]?.abort();
    expect(told.map(({ aborted }) => aborted)).toEqual([false]);
    visitors[1]?.abort();
    expect(told.map(({ aborted }) => aborted)).toEqual([true]);
    const next = ask("/");
    held.resolve(made("half"));
    await Promise.all(waiting);
    expect(await next).toBe("/ 1");
    expect(await ask("/")).toBe("/ 1");
  });
});
