import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { pictureAddressOf, storePicture } from "#features/media/pipeline.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { makeListing, makeUser } from "../listing.factory.ts";

const test = await testApp();
const { app, db, time } = test;
const owner = await makeUser(db);
const other = await makeUser(db);
const asOwner = await signIn(db, owner);
const asOther = await signIn(db, other);
const phone = "+96171234567";

const pieces = {
  text: "application/json; charset=utf-8",
  "story.png": "image/png",
  "square.png": "image/png",
  "sign.pdf": "application/pdf",
  "sign.svg": "image/svg+xml",
  sign: "text/html; charset=utf-8",
} as const;
const all = Object.keys(pieces) as (keyof typeof pieces)[];

let addresses = 0;
/** A visitor has an address of their own: guests share its counters. */
const newAddress = () => `198.51.100.${++addresses}`;
const get = (id: string, piece: string, headers: Record<string, string> = {}, remoteAddress = newAddress()) =>
  app.inject({ url: `/api/cars/${id}/share/${piece}`, headers, remoteAddress });
const statuses = (id: string, headers?: Record<string, string>) =>
  Promise.all(all.map(async (piece) => (await get(id, piece, headers)).statusCode));
const each = (status: number) => all.map(() => status);

const kia = await makeListing(db, { user_id: owner, price: 14_800, mileage: 92_000, phone_number: phone });

describe("who gets the pieces of a listing", () => {
  it("is anyone while it is public, each as what it is", async () => {
    for (const piece of all) {
      const answer = await get(kia, piece);
      expect([answer.statusCode, answer.headers["content-type"]], piece).toEqual([200, pieces[piece]]);
    }
  });

  it.each([
    ["in review", { status: "pending" }],
    ["refused", { status: "rejected" }],
    ["sold", { status: "expired", expired_reason: "sold" }],
  ] as const)("is its owner alone while it is %s", async (_state, state) => {
    const id = await makeListing(db, { user_id: owner, ...state });
    expect(await statuses(id)).toEqual(each(404));
    expect(await statuses(id, asOther)).toEqual(each(404));
    expect(await statuses(id, asOwner)).toEqual(each(200));
  });

  it("is nobody once it is deleted, or its owner is banned", async () => {
    const deleted = await makeListing(db, { user_id: owner, deleted_at: time.now });
    const banned = await makeUser(db);
    const theirs = await makeListing(db, { user_id: banned });
    await db.updateTable("users").set({ user_status: "banned" }).where("id", "=", banned).execute();
    for (const id of [deleted, theirs]) {
      expect(await statuses(id)).toEqual(each(404));
      expect(await statuses(id, asOwner)).toEqual(each(404));
    }
    expect(await statuses("00000000-0000-4000-8000-000000000000")).toEqual(each(404));
    expect(await statuses("..%2f..%2fetc")).toEqual(each(400));
    expect((await get(kia, "sign.pdf?language=fr")).statusCode).toBe(400);
    expect((await get(kia, "sign.exe")).statusCode).toBe(404);
  });
});

describe("what they say", () => {
  it("is the price, the facts and the short address, in the language asked for", async () => {
    const [arabic, english] = await Promise.all(
      ["ar", "en"].map(async (language) => (await get(kia, `text?language=${language}`)).json()),
    );
    const { ref } = (await app.inject(`/api/cars/${kia}`)).json();
    expect(english.text.split("\n")).toEqual([
      "For sale: Kia Sportage 2018",
      "Price: \u2066$14,800\u2069",
      expect.stringContaining("92,000 km"),
      `Listing no.: ${ref}`,
      `http://localhost:3000/n/${ref}`,
    ]);
    expect(arabic.text).toContain("للبيع: كيا سبورتاج 2018");
    expect(arabic.url).toBe(english.url);
    const spoken = await get(kia, "text", { "accept-language": "en" });
    expect(spoken.json()).toEqual(english);
  });

  it("is drawn in the sizes that the apps take, with the photo", async () => {
    const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#c81e1e" } })
      .jpeg()
      .toBuffer();
    const photo = await storePicture(test, { bytes, userId: owner });
    const id = await makeListing(db, { user_id: owner, images: [pictureAddressOf(photo)] });
    for (const [piece, height] of [
      ["story.png", 1920],
      ["square.png", 1080],
    ] as const) {
      const { rawPayload } = await get(id, `${piece}?language=ar`);
      const picture = sharp(rawPayload);
      expect(await picture.metadata()).toMatchObject({ format: "png", width: 1080, height });
      const [red, green] = (
        await sharp(await picture.extract({ left: 20, top: 20, width: 50, height: 50 }).toBuffer()).stats()
      ).channels;
      expect([red?.mean ?? 0, green?.mean ?? 255]).toEqual([expect.closeTo(200, -1), expect.closeTo(30, -1)]);
    }
  });

  it("is a page of A4 whose text is text", async () => {
    const { rawPayload, headers } = await get(kia, "sign.pdf?language=ar");
    const file = rawPayload.toString("latin1");
    expect(file.startsWith("%PDF-1.7")).toBe(true);
    expect(file).toContain("/MediaBox[0 0 595.28 841.89]");
    expect(file.match(/\/FontFile2/g)).toHaveLength(2);
    expect(file).toContain("/Lang(ar)");
    expect(headers["content-disposition"]).toMatch(/^inline; filename="sign-\d+-ar\.pdf"$/);
  });

  it("is on the page that prints, whose one script may run and no other", async () => {
    const { body, headers } = await get(kia, "sign?language=en");
    expect(body).toContain('<html lang="en" dir="ltr">');
    expect(body).toContain("FOR SALE");
    expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
    const script = /<script>(.+)<\/script>/.exec(body)?.[1] ?? "";
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(script).toContain("print()");
  });

  it("has the telephone number only on a sign, and only of the owner who asks for it", async () => {
    const shows = (body: string) => body.includes("71 234 567") || body.includes(phone.slice(4));
    for (const [headers, query, expected] of [
      [asOwner, "&phone=1", true],
      [asOwner, "", false],
      [asOther, "&phone=1", false],
      [{}, "&phone=1", false],
    ] as const) {
      for (const piece of ["sign", "sign.svg"]) {
        const { body } = await get(kia, `${piece}?language=en${query}`, headers);
        expect(shows(body), `${piece}${query}`).toBe(expected);
      }
      expect(shows((await get(kia, `text?language=en${query}`, headers)).body)).toBe(false);
    }
    const [mine, anyones] = await Promise.all(
      [asOwner, {}].map((headers) => get(kia, "sign.pdf?phone=1&language=en", headers)),
    );
    expect(mine?.rawPayload.equals(anyones?.rawPayload ?? Buffer.alloc(0))).toBe(false);
  });

  it("holds no markup, order of text or operator that a seller typed", async () => {
    const model = '</svg><script>alert(1)</script> \u202e ) Tj ET "';
    const id = await makeListing(db, { user_id: owner, model, title: model });
    const { body } = await get(id, "sign?language=en");
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body.match(/<\/svg>/g)).toHaveLength(1);
    expect(body).not.toContain("\u202e");
    expect((await get(id, "text?language=en")).json().text).not.toContain("\u202e");
    for (const piece of ["story.png", "square.png", "sign.pdf", "sign.svg"]) {
      expect((await get(id, piece)).statusCode, piece).toBe(200);
    }
    const svg = await get(id, "sign.svg");
    expect((await sharp(svg.rawPayload).metadata()).format).toBe("svg");
    expect((await get(id, "sign.pdf")).rawPayload.toString("latin1")).not.toContain("alert");
  });
});

describe("how often they are made", () => {
  it("is once for all who have it already, and anew when the price or the photo is another", async () => {
    const id = await makeListing(db, { user_id: owner, price: 9_000 });
    for (const piece of ["story.png", "sign.pdf", "sign"]) {
      await db.updateTable("cars").set({ price: 9_000 }).where("id", "=", id).execute();
      const first = await get(id, piece);
      const etag = String(first.headers.etag);
      expect(first.headers["cache-control"]).toBe("private, no-cache");
      const again = await get(id, piece, { "if-none-match": etag });
      expect([again.statusCode, again.body]).toEqual([304, ""]);
      await db.updateTable("cars").set({ price: 8_700 }).where("id", "=", id).execute();
      const cheaper = await get(id, piece, { "if-none-match": etag });
      expect([cheaper.statusCode, cheaper.headers.etag === etag], piece).toEqual([200, false]);
      expect(cheaper.rawPayload.equals(first.rawPayload)).toBe(false);
    }
  });

  it("is the same for many who ask at once", async () => {
    const id = await makeListing(db, { user_id: owner });
    const many = await Promise.all(Array.from({ length: 12 }, () => get(id, "square.png?language=ar")));
    expect(new Set(many.map(({ rawPayload }) => rawPayload.toString("base64"))).size).toBe(1);
  });

  it("is limited for an address, and for nobody who has the piece already", async () => {
    const remoteAddress = newAddress();
    const ask = (headers = {}) => get(kia, "sign.svg?language=en", headers, remoteAddress);
    const etag = String((await ask()).headers.etag);
    for (let asked = 1; asked < 200; asked++) await ask();
    const refused = await ask();
    expect([refused.statusCode, refused.json().code]).toEqual([429, "request.too_many"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await ask({ "if-none-match": etag })).statusCode).toBe(304);
    expect((await get(kia, "sign.svg", asOwner, remoteAddress)).statusCode).toBe(200);
  });
});
