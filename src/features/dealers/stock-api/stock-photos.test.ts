import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { whenOver } from "../../../../tests/support/when-over.ts";
import { makeProgramKey, stockVehicle } from "../keys/key.factory.ts";
import { makeDealer } from "../showrooms/showroom.factory.ts";
import type { StockItem } from "./stock-item.contract.ts";

const market = await testApp();
const { app, db, time } = market;
const jobs = await testJobs(market);

const red = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#a33" } })
  .png()
  .toBuffer();
const blue = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#33a" } })
  .png()
  .toBuffer();
const asked: string[] = [];
let isDown = false;
/** A dealer's own site, at the protocol: outside of tests this machine is never called. */
const site = createServer(({ url = "" }, answer) => {
  asked.push(url);
  if (isDown) return answer.writeHead(503).end();
  if (url === "/red.png") return answer.end(red);
  if (url === "/blue.png") return answer.end(blue);
  if (url === "/text.png") return answer.end("<html>not a picture</html>");
  if (url === "/moved.png") return answer.writeHead(302, { location: "/red.png" }).end();
  if (url === "/endless.png") {
    const part = Buffer.alloc(1_000_000);
    const more = () => {
      while (!answer.destroyed && answer.write(part));
    };
    answer.on("drain", more);
    return more();
  }
  return answer.writeHead(404).end();
});
await new Promise<void>((ready) => site.listen(0, "127.0.0.1", ready));
whenOver(() => {
  site.closeAllConnections();
  site.close();
});
const at = (path: string) => `http://127.0.0.1:${(site.address() as AddressInfo).port}/${path}.png`;

let made = 0;
async function program(given: Parameters<typeof makeDealer>[2] = {}) {
  const id = await makeDealer(db, `photos-${++made}`, given);
  const { headers } = await makeProgramKey(db, id, { at: time.now });
  const put = (payload: object) =>
    app.inject({ method: "PUT", url: "/api/stock/1", headers, payload: { ...stockVehicle, ...payload } });
  const send = (bytes: Buffer) => {
    const payload = new FormData();
    payload.set("file", new File([new Uint8Array(bytes)], "photo.png"));
    return app.inject({ method: "POST", url: "/api/stock/photos", headers, payload });
  };
  const get = async (): Promise<StockItem> => (await app.inject({ url: "/api/stock/1", headers })).json();
  const images = async () => {
    const car = db.selectFrom("cars").select("images").where("user_id", "=", id);
    return (await car.executeTakeFirstOrThrow()).images;
  };
  return { put, send, get, images };
}
const states = ({ photos }: StockItem) => photos.map(({ state, error }) => error ?? state);

describe("photos that a program sends", () => {
  it("show at once, also among addresses, in their order", async () => {
    const { put, send, get, images } = await program();
    const sent = await send(red);
    expect(sent.statusCode, sent.body).toBe(201);
    const { url } = sent.json();
    expect((await send(red)).json()).toEqual(sent.json());
    expect(states((await put({ images: [url] })).json())).toEqual(["shown"]);
    expect(await images()).toEqual([url]);
    await put({ images: [at("blue"), url] });
    expect(states(await get())).toEqual(["waiting", "shown"]);
    await jobs.run();
    expect((await images()).map((image) => image === url)).toEqual([false, true]);
  });

  it("are the dealer's own, and there", async () => {
    const [mine, other] = [await program(), await program()];
    const { url } = (await other.send(blue)).json();
    for (const foreign of [url, url.replace(/[0-9a-f]{8}/, "00000000")]) {
      const refused = await mine.put({ images: [foreign] });
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ["images"]]);
    }
    expect((await mine.send(Buffer.from("no picture"))).statusCode).toBe(400);
  });
});

describe("photos by their addresses", () => {
  it("are fetched in the background and shown in their order; one that fails fails alone", async () => {
    const { put, get, images } = await program();
    const photos = ["red", "missing", "text", "moved", "endless", "blue"].map(at);
    const answer = await put({ images: photos });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(states(answer.json())).toEqual(Array(6).fill("waiting"));
    await jobs.run();
    expect(states(await get())).toEqual([
      "shown",
      "not_found",
      "unreadable",
      "not_found",
      "too_large",
      "shown",
    ]);
    const [first, second] = await images();
    expect(await images()).toHaveLength(2);

    asked.length = 0;
    expect((await put({ images: [at("blue"), at("red")] })).json().result).toBe("changed");
    expect(await images()).toEqual([second, first]);
    // Without a word about them they stay; with none they go.
    await put({ price: 14_000 });
    expect(await images()).toEqual([second, first]);
    await put({ price: 14_000, images: [] });
    expect(await images()).toEqual([]);
    expect(asked).toEqual([]);
  });

  it("are tried again while their server is down, and given up after three times", async () => {
    const { put, get, images } = await program();
    isDown = true;
    await put({ images: [at("red")] });
    await jobs.run();
    expect(states(await get())).toEqual(["waiting"]);
    isDown = false;
    time.now = new Date(time.now.getTime() + 61_000);
    await jobs.runNamed("dealers.fetch_stock_photos");
    expect(states(await get())).toEqual(["shown"]);
    expect(await images()).toHaveLength(1);

    isDown = true;
    await put({ images: [at("blue")] });
    for (let n = 0; n < 3; n++) {
      await jobs.runNamed("dealers.fetch_stock_photos");
      time.now = new Date(time.now.getTime() + 601_000);
    }
    isDown = false;
    expect(states(await get())).toEqual(["unreachable"]);
  });

  it("are as many as the plan shows", async () => {
    const { put } = await program({ current_plan: "free" });
    const seven = Array.from({ length: 7 }, (_, n) => at(`red?${n}`));
    const refused = await put({ images: seven });
    expect([refused.statusCode, refused.json().code]).toEqual([403, "listing.photo_limit"]);
    expect((await put({ images: Array.from({ length: 61 }, (_, n) => at(`red?${n}`)) })).statusCode).toBe(
      400,
    );
  });

  it.each([
    "http://example.com/a.jpg",
    "https://10.0.0.1/a.jpg",
    "https://169.254.169.254/latest/meta-data",
    "https://[::ffff:127.0.0.1]/a.jpg",
    "https://user:secret@example.com/a.jpg",
    "https://example.com:8443/a.jpg",
    "file:///etc/passwd",
    "/media/somebody-elses/640.webp",
    "",
  ])("are never looked for at %s", async (address) => {
    const { put } = await program();
    const refused = await put({ images: [address] });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ["images"]]);
  });
});
