import { describe, expect, test } from "vitest";
import { guestPages, keptForMs } from "./guest-pages.ts";
import type { MadePage } from "./make-page.ts";

const staying = new AbortController().signal;
const nonce = "n".repeat(22);
const made = (body: string | Buffer, more: Partial<MadePage> = {}): MadePage => ({
  status: 200,
  headers: [],
  body: Buffer.from(body),
  ...more,
});

function keeping(mostBytes = 1000) {
  const time = { now: 0 };
  const pages = guestPages({ mostBytes, now: () => time.now });
  let count = 0;
  const ask = async (key: string, more: Partial<MadePage> = {}) => {
    const page = await pages.get(key, staying, async () => made(`${key} ${++count}`, more));
    return page.bodyWith(nonce).toString();
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
    const bodies = (await Promise.all(early)).map((page) => page.bodyWith(nonce).toString());
    expect(bodies).toEqual(["old", "old"]);
    expect(await ask("/")).toBe("/ 1");
  });

  test("has another nonce in each answer, in each of its places and nowhere else", async () => {
    const { pages } = keeping();
    const places: string[] = [];
    const text = `a "${"n".repeat(22)}" of a listing`;
    const ask = async (own: string) => {
      const page = await pages.get("/", staying, async (place) => {
        places.push(place);
        return made(`<script nonce="${place}">x</script>${text}ع<script nonce="${place}">y</script>`);
      });
      return page.bodyWith(own).toString();
    };
    const whole = (own: string) =>
      `<script nonce="${own}">x</script>${text}ع<script nonce="${own}">y</script>`;
    const [one, two] = ["1".repeat(22), "2".repeat(22)] as const;
    expect([await ask(one), await ask(two), await ask(one)]).toEqual([whole(one), whole(two), whole(one)]);
    expect(places).toEqual([expect.stringMatching(/^[\w-]{22}$/)]);
    await expect(ask("short")).rejects.toThrow("length");
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

  test("takes as much as it is long, and as its packed copy is once there is one", async () => {
    const body = `<p>${"a page that is much the same from one end to the other ".repeat(40)}`;
    const askPacked = async (pages: ReturnType<typeof guestPages>, key: string) => {
      const page = await pages.get(key, staying, async (place) => made(`${body}${key} nonce="${place}"`));
      return page.packedWith(nonce);
    };
    const packed = async (pages: ReturnType<typeof guestPages>, key: string) => {
      let copy: Buffer | undefined;
      await expect
        .poll(async () => {
          copy = await askPacked(pages, key);
          return copy !== undefined;
        })
        .toBe(true);
      return copy?.length ?? 0;
    };
    const whole = made(`${body}/a nonce="${nonce}"`).body.length;

    const { pages } = keeping(whole * 3);
    await askPacked(pages, "/a");
    expect(pages.bytes()).toBe(whole);
    const more = await packed(pages, "/a");
    expect([more > 0, more < whole]).toEqual([true, true]);
    expect(pages.bytes()).toBe(whole + more);
    await askPacked(pages, "/b");
    expect(pages.bytes()).toBe(2 * whole + more);
    // One without room is forgotten at once, and with it all that is older: nothing stays counted.
    await pages.get("/c", staying, async () => made("x".repeat(whole * 3 + 1)));
    expect(pages.bytes()).toBe(0);

    // Two fit as they are; where the packed copy of one comes, the older one goes.
    const { pages: full } = keeping(2 * whole);
    await askPacked(full, "/a");
    await askPacked(full, "/b");
    expect(full.bytes()).toBe(2 * whole);
    const copy = await packed(full, "/b");
    expect(full.bytes()).toBe(whole + copy);
  });

  test("is told to stop when the last who waits has left, and whoever comes then gets another", async () => {
    const { pages, ask } = keeping();
    const visitors = [new AbortController(), new AbortController()];
    const told: AbortSignal[] = [];
    const held = Promise.withResolvers<MadePage>();
    const waiting = visitors.map(({ signal }) =>
      pages.get("/", signal, (_place, signal) => {
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
