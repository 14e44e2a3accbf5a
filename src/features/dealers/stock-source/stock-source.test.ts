import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { whenOver } from "../../../../tests/support/when-over.ts";
import { importMarket, rows } from "../stock-import/import-market.factory.ts";
import { csvOf, xlsxOf } from "../stock-import/stock-import.factory.ts";
import { fetchStock } from "./fetch-stock.ts";
import type { StockSourceView } from "./stock-source.contract.ts";

const { app, db, time, jobs, other, dealer, listingsOf, noticesOf } = await importMarket();
const address = "/api/dealers/me/stock-source";

/** A dealer's own site, at the protocol: outside of tests this machine is never called. */
const asked: { url: string; etag: string | undefined }[] = [];
const pages = new Map<string, (answer: ServerResponse, etag: string | undefined) => void>();
const site = createServer(({ url = "", headers }, answer) => {
  asked.push({ url, etag: headers["if-none-match"] });
  const page = pages.get(url);
  if (page) page(answer, headers["if-none-match"]);
  else answer.writeHead(404).end();
});
await new Promise<void>((ready) => site.listen(0, "127.0.0.1", ready));
whenOver(() => {
  site.closeAllConnections();
  site.close();
});
const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
/** Has the site show a file, as the same one while it does not change. */
const shows = (path: string, bytes: Buffer, etag = `"${bytes.length}"`) =>
  pages.set(path, (answer, known) =>
    known === etag ? answer.writeHead(304).end() : answer.writeHead(200, { etag }).end(bytes),
  );
const stock = (count: number, more: (n: number) => Record<string, string | undefined> = () => ({})) =>
  csvOf(rows(count, (n) => ({ "Stock number": `A${n}`, ...more(n) })));

let made = 0;
async function withAddress(given: { gone?: "keep" | "withdraw"; isOn?: boolean } = {}) {
  const path = `/stock-${++made}.csv`;
  const owner = await dealer({ dealership_phone: `+9611${String(100_000 + made)}` });
  const { headers } = owner;
  const ask = (method: "GET" | "PUT" | "POST" | "DELETE", url = "", payload?: object, by = app) =>
    by.inject({ method, url: `${address}${url}`, headers, ...(payload && { payload }) });
  const put = (more: object = {}) => ask("PUT", "", { url: `${origin}${path}`, ...given, ...more });
  const saved = await put();
  if (saved.statusCode !== 200) throw new Error(saved.body);
  /** A night, and all that follows from it. */
  const night = async (): Promise<StockSourceView["runs"][number] | undefined> => {
    time.now = new Date(time.now.getTime() + 86_400_000);
    await jobs.runNamed("dealers.read_stock_source", { userId: owner.id, isByHand: false });
    await jobs.run();
    return (await ask("GET")).json().runs[0];
  };
  const live = () =>
    db.updateTable("cars").set({ status: "active" }).where("user_id", "=", owner.id).execute();
  const statuses = async () =>
    (await listingsOf(owner.id)).map(({ status, expired_reason }) => expired_reason ?? status).toSorted();
  return { ...owner, path, ask, put, night, live, statuses };
}

describe("an address of stock", () => {
  it("is read as a file is, by itself: new ones wait for a review, changes are made, wrong rows are told", async () => {
    const maya = await withAddress();
    shows(
      maya.path,
      stock(4, (n) => ({ Year: n === 3 ? "1" : "2018" })),
    );
    expect(await maya.night()).toMatchObject({
      state: "taken",
      isByHand: false,
      counts: { all: 4, imported: 3, wrong: 1, changed: 0 },
    });
    expect(await maya.statuses()).toEqual(["pending", "pending", "pending"]);
    expect(await noticesOf(maya.id)).toMatchObject([{ title_en: "3 imported listings are under review" }]);
    await maya.live();
    shows(
      maya.path,
      stock(4, (n) => ({ Price: n === 0 ? "13900" : "14800" })),
    );
    const second = await maya.night();
    expect(second?.counts).toMatchObject({ imported: 1, changed: 1, known: 2, wrong: 0 });
    const { rows: read, fromAddress } = await maya.view(second?.importId ?? "");
    expect([fromAddress, read[0]?.state, read[0]?.changes[0]?.after]).toEqual([true, "changed", "13,900"]);
    // What was sent by hand is listed, what was read has its own list.
    expect((await maya.get("imports")).json().data).toEqual([]);
  });

  it("is not read again while its server says that it is the same, but for what is left to be done", async () => {
    const karim = await withAddress();
    shows(karim.path, xlsxOf(rows(2, (n) => ({ "Stock number": `A${n}` }))));
    await karim.night();
    expect((await karim.night())?.state).toBe("unchanged");
    expect(asked.at(-1)?.etag).toMatch(/^"\d+"$/);
    // After a week it is read whole: listings lapse meanwhile.
    time.now = new Date(time.now.getTime() + 7 * 86_400_000);
    expect((await karim.night())?.state).toBe("taken");
    expect(asked.at(-1)?.etag).toBeUndefined();
  });

  it("withdraws what two readings in a row do not have, also where the file stays the same, and never a large part", async () => {
    const rami = await withAddress({ gone: "withdraw" });
    shows(rami.path, stock(6));
    await rami.night();
    await rami.live();
    shows(rami.path, stock(5));
    expect((await rami.night())?.counts).toMatchObject({ known: 5, withdrawn: 0 });
    expect(await rami.statuses()).toEqual(Array(6).fill("active"));
    expect((await rami.night())?.counts).toMatchObject({ withdrawn: 1 });
    expect(await rami.statuses()).toEqual([...Array(5).fill("active"), "withdrawn"]);
    expect((await rami.night())?.state).toBe("unchanged");
    // A file that broke off, night after night.
    shows(rami.path, stock(2));
    for (let n = 0; n < 3; n++) expect((await rami.night())?.counts).toMatchObject({ withdrawn: 0 });
    // One that is back in time is not counted as gone.
    shows(rami.path, stock(4));
    await rami.night();
    shows(rami.path, stock(5));
    await rami.night();
    shows(rami.path, stock(4));
    expect((await rami.night())?.counts).toMatchObject({ withdrawn: 0 });
    expect(await rami.statuses()).toEqual([...Array(5).fill("active"), "withdrawn"]);
  });

  it("withdraws nothing where its dealer did not say so", async () => {
    const nour = await withAddress();
    shows(nour.path, stock(5));
    await nour.night();
    await nour.live();
    shows(nour.path, stock(4));
    await nour.night();
    await nour.night();
    expect(await nour.statuses()).toEqual(Array(5).fill("active"));
  });

  it("waits for its dealer where its columns are not known, and is read so from then on", async () => {
    const zeina = await withAddress();
    const odd = csvOf(
      rows(2).map((row) => ({ A: row.Brand, B: row.Model, C: row.Year, D: row.Price, E: row.Mileage })),
    );
    shows(zeina.path, odd);
    const failed = await zeina.night();
    expect(failed).toMatchObject({
      state: "failed",
      failure: expect.stringContaining("Say once what they mean"),
    });
    const id = failed?.importId ?? "";
    expect((await zeina.view(id)).state).toBe("judged");
    await zeina.map(id, ["brand", "model", "year", "price", "mileage"]);
    expect((await zeina.night())?.counts).toMatchObject({ imported: 2 });
  });

  it("tells its dealer of the third failure in a row, once", async () => {
    const hadi = await withAddress();
    for (let n = 0; n < 5; n++) {
      expect(await hadi.night()).toMatchObject({
        state: "failed",
        failure: "The server answered 404 in place of the file.",
      });
    }
    expect(await noticesOf(hadi.id)).toMatchObject([
      { title_en: "Your stock could not be read three times in a row", link: "/import-listings" },
    ]);
  });

  it.each([
    [
      "a file that breaks off",
      "broke off",
      (a: ServerResponse) =>
        a.writeHead(200, { "content-length": 900 }).write("brand,model\n", () => a.destroy()),
    ],
    ["25 MB", "larger", (a: ServerResponse) => a.end(Buffer.alloc(25_000_000, 65))],
    ["5 MB of CSV", "larger", (a: ServerResponse) => a.end(Buffer.alloc(5_000_000, 65))],
    [
      "a page in its place",
      "could not be read|must name",
      (a: ServerResponse) => a.end("<html>Sign in</html>\n<p>x</p>"),
    ],
    [
      "a workbook that was cut off",
      "could not be read",
      (a: ServerResponse) => a.end(xlsxOf(rows(9)).subarray(0, 800)),
    ],
    [
      "a redirect to a private place",
      "public server",
      (a: ServerResponse) => a.writeHead(302, { location: "https://169.254.169.254/stock.csv" }).end(),
    ],
    [
      "a redirect to a private IPv6 place",
      "public server",
      (a: ServerResponse) => a.writeHead(307, { location: "https://[::ffff:10.0.0.1]/a" }).end(),
    ],
    [
      "a redirect to a file of this machine",
      "public server",
      (a: ServerResponse) => a.writeHead(301, { location: "file:///etc/passwd" }).end(),
    ],
    [
      "redirects without an end",
      "without end",
      (a: ServerResponse) => a.writeHead(302, { location: "?again" }).end(),
    ],
    ["an error", "503", (a: ServerResponse) => a.writeHead(503).end()],
  ] as const)("changes nothing by %s", async (_what, said, page) => {
    const omar = await withAddress({ gone: "withdraw" });
    pages.set(omar.path, page);
    pages.set(`${omar.path}?again`, page);
    expect(await omar.night()).toMatchObject({ state: "failed", failure: expect.stringMatching(said) });
    expect(await listingsOf(omar.id)).toEqual([]);
  });

  it("follows redirects to where the file lies", async () => {
    const lara = await withAddress();
    pages.set(lara.path, (answer) => answer.writeHead(302, { location: "/moved-stock.csv" }).end());
    shows("/moved-stock.csv", stock(1));
    expect((await lara.night())?.counts).toMatchObject({ imported: 1 });
  });

  it("goes nowhere by a name that leads to this machine, or to a private place by the time it is called", async () => {
    for (const url of [
      "https://127.0.0.1/a.csv",
      "https://localhost/a.csv",
      "https://[::1]/a.csv",
      "http://example.com/a.csv",
    ]) {
      const fetched = fetchStock(url, { etag: null, lastModified: null }, { withLoopback: false });
      await expect(fetched).rejects.toMatchObject({ why: "forbidden" });
    }
  });
});

describe("its calls", () => {
  it.each([
    "http://example.com/stock.csv",
    "https://10.0.0.1/stock.csv",
    "https://[fd00::1]/stock.csv",
    "https://[::ffff:127.0.0.1]/stock.csv",
    "https://user:secret@example.com/stock.csv",
    "https://example.com:8443/stock.csv",
    "https://metadata.google.internal/stock.csv",
    "ftp://example.com/stock.csv",
    "stock.csv",
  ])("never take %s", async (url) => {
    const { ask, put } = await withAddress();
    const refused = await put({ url });
    expect([refused.statusCode, refused.json().errors.url]).toEqual([
      400,
      "It must be an https address of a server on the public internet.",
    ]);
    expect((await ask("GET")).json().source.url).toContain(origin);
  });

  it("are their owner's alone: no guest's, no user's who is no dealer, no suspended one's", async () => {
    const { id, ask, put } = await withAddress();
    const stranger = await withAddress();
    expect((await stranger.ask("GET")).json().source.url).not.toBe((await ask("GET")).json().source.url);
    for (const [method, url, payload] of [
      ["GET", "", undefined],
      ["PUT", "", { url: "https://example.com/a.csv" }],
      ["POST", "/run", undefined],
      ["DELETE", "", undefined],
    ] as const) {
      const guest = await app.inject({ method, url: `${address}${url}`, ...(payload && { payload }) });
      expect([method, guest.statusCode]).toEqual([method, 401]);
    }
    await db.updateTable("users").set({ is_verified_dealer: false }).where("id", "=", id).execute();
    for (const answer of [await ask("GET"), await put(), await ask("POST", "/run"), await ask("DELETE")]) {
      expect([answer.statusCode, answer.json().code]).toEqual([404, "dealer.not_approved"]);
    }
    await db.updateTable("users").set({ user_status: "suspended" }).where("id", "=", id).execute();
    expect((await ask("GET")).statusCode).toBe(401);
    asked.length = 0;
    await jobs.runNamed("dealers.read_stock_source", { userId: id, isByHand: false });
    expect(asked).toEqual([]);
  });

  it("have it read now: one at a time, and so often an hour", async () => {
    const { id, path, ask } = await withAddress({ isOn: false });
    shows(path, stock(2));
    await Promise.all([ask("POST", "/run"), ask("POST", "/run", undefined, other)]);
    const work = () => jobs.runNamed("dealers.read_stock_source", { userId: id, isByHand: true });
    await Promise.all([work(), work(), jobs.run()]);
    await jobs.run();
    expect(await listingsOf(id)).toHaveLength(2);
    for (let n = 2; n < 6; n++) expect((await ask("POST", "/run")).statusCode).toBe(202);
    expect((await ask("POST", "/run")).json().code).toBe("request.too_many");
    // Off, no night reads it.
    await jobs.run();
    asked.length = 0;
    await jobs.runNamed("dealers.read_stock_sources");
    await jobs.runNamed("dealers.read_stock_source", { userId: id, isByHand: false });
    expect(asked.filter(({ url }) => url === path)).toEqual([]);
  });

  it("show a reading that goes on, and one that broke off as failed", async () => {
    const { id, path, ask, night } = await withAddress();
    shows(path, stock(1));
    const values = { user_id: id, began_at: time.now, is_by_hand: false };
    await db.insertInto("stock_source_runs").values(values).execute();
    expect((await ask("POST", "/run")).json().code).toBe("stock_source.running");
    expect((await ask("GET")).json().runs).toMatchObject([{ state: "running", counts: null }]);
    expect((await night())?.state).toBe("taken");
    expect((await ask("GET")).json().runs.map(({ state }: { state: string }) => state)).toEqual([
      "taken",
      "failed",
    ]);
  });

  it("forget it, with its readings", async () => {
    const { path, id, ask, night } = await withAddress();
    shows(path, stock(1));
    await night();
    expect((await ask("DELETE")).statusCode).toBe(204);
    expect((await ask("GET")).json()).toEqual({ source: null, runs: [] });
    expect((await ask("DELETE")).json().code).toBe("stock_source.not_found");
    expect((await ask("POST", "/run")).json().code).toBe("stock_source.not_found");
    expect(await listingsOf(id)).toHaveLength(1);
  });
});
