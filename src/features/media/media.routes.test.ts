import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import type { AdminRole } from "#features/administrators/roles.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../tests/support/app.ts";
import { signIn } from "../../../tests/support/sign-in.ts";
import { storePicture } from "./pipeline.ts";

const { app, db, storage, time } = await testApp();
const pictureOf = (background: string) =>
  sharp({ create: { width: 700, height: 500, channels: 3, background } })
    .jpeg()
    .toBuffer();
const bytes = await pictureOf("#a33");

/** The cookie by which the browser of an administrator asks for pictures. */
async function administrator(role: AdminRole): Promise<string> {
  const { id } = await makeAdministrator(db, role);
  const headers = await signInAdministrator(db, id, time.now);
  const answer = await app.inject({ url: "/api/admin/me", headers });
  return String(answer.headers["set-cookie"] ?? "").split(";")[0] ?? "";
}

const owner = await makeUser(db);
const other = await signIn(db, await makeUser(db));
const ofOwner = await signIn(db, owner);
const reviewer = await administrator("content_admin");
const ofPayments = await administrator("payment_admin");
const status = async (id: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url: `/media/${id}/320.webp`, headers })).statusCode;
let colours = 0;
const shown = async (state: Partial<Parameters<typeof makeListing>[1]>) => {
  const seed = ++colours * 4096 + 7;
  const picture = await storePicture(
    { db, storage },
    { bytes: await pictureOf(`#${seed.toString(16).padStart(6, "0")}`), userId: owner },
  );
  const images = [`/media/${picture.id}/320.webp`];
  return { picture: picture.id, listing: await makeListing(db, { user_id: owner, images, ...state }) };
};

describe("a picture of a listing that is not public", () => {
  it.each<[string, Partial<Parameters<typeof makeListing>[1]>]>([
    ["in review", { status: "pending" }],
    ["refused", { status: "rejected" }],
    ["sold", { status: "expired", expired_reason: "sold" }],
  ])("%s: its owner and reviewers alone", async (_state, state) => {
    const { picture } = await shown(state);
    expect(await status(picture)).toBe(404);
    expect(await status(picture, other)).toBe(404);
    expect(await status(picture, { cookie: "session=x; admin-pictures=x" })).toBe(404);
    expect(await status(picture, { cookie: ofPayments })).toBe(404);
    expect(await status(picture, ofOwner)).toBe(200);
    expect(await status(picture, { cookie: reviewer })).toBe(200);
    const answer = await app.inject({ url: `/media/${picture}/320.webp`, headers: ofOwner });
    expect(answer.headers["cache-control"]).toBe("private, no-store");
  });

  it("deleted: nobody", async () => {
    const { picture } = await shown({ deleted_at: time.now });
    for (const headers of [{}, other, ofOwner, { cookie: reviewer }])
      expect(await status(picture, headers)).toBe(404);
  });

  it("of changes under review: its owner and reviewers, and nobody once the listing is deleted", async () => {
    const { listing } = await shown({});
    const { id } = await storePicture({ db, storage }, { bytes: await pictureOf("#654321"), userId: owner });
    const changes = JSON.stringify({ images: [`/media/${id}/320.webp`] });
    await db.insertInto("listing_revisions").values({ car_id: listing, changes }).execute();
    expect([await status(id), await status(id, other), await status(id, { cookie: ofPayments })]).toEqual([
      404, 404, 404,
    ]);
    expect([await status(id, ofOwner), await status(id, { cookie: reviewer })]).toEqual([200, 200]);
    const inState = (set: object) => db.updateTable("cars").set(set).where("id", "=", listing).execute();
    await inState({ deleted_at: time.now });
    for (const headers of [{}, other, ofOwner, { cookie: reviewer }])
      expect(await status(id, headers)).toBe(404);
    await inState({ deleted_at: null });
    expect(await status(id, ofOwner), "brought back").toBe(200);
  });

  it("taken down: gone within a minute, and back at once", async () => {
    const { picture, listing } = await shown({});
    expect(await status(picture)).toBe(200);
    await db.updateTable("cars").set({ status: "rejected" }).where("id", "=", listing).execute();
    time.now = new Date(time.now.getTime() + 31_000);
    expect(await status(picture)).toBe(404);
    await db.updateTable("cars").set({ status: "active" }).where("id", "=", listing).execute();
    expect(await status(picture)).toBe(200);
  });

  it("not sent yet: whoever uploaded it", async () => {
    const { id } = await storePicture({ db, storage }, { bytes: await pictureOf("#123456"), userId: owner });
    expect(await status(id)).toBe(404);
    expect(await status(id, ofOwner)).toBe(200);
  });
});

describe("/media/{id}/{file}", () => {
  it("serves what was stored, and shows it on the card", async () => {
    const userId = await makeUser(db);
    const picture = await storePicture({ db, storage }, { bytes, userId });
    expect(picture.widths).toEqual([320, 640, 700]);
    const image = `/media/${picture.id}/700.webp`;
    await makeListing(db, { user_id: userId, images: [image, `/media/${randomUUID()}/640.webp`] });
    for (const [format, type] of [
      ["avif", "image/avif"],
      ["webp", "image/webp"],
    ]) {
      const answer = await app.inject(`/media/${picture.id}/320.${format}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["content-type"]).toBe(type);
      expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, s-maxage=30, immutable");
      const again = await app.inject({
        url: `/media/${picture.id}/320.${format}`,
        headers: { "if-none-match": String(answer.headers.etag) },
      });
      expect(again.statusCode).toBe(304);
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(320);
    }
    const [card] = (await app.inject("/api/cars")).json().data;
    expect(card).toMatchObject({
      images: [image],
      imageCount: 1,
      photos: [{ id: picture.id, url: image, width: 700 }],
    });
  });

  it("keeps the same picture of the same owner once, also when it is sent twice at once", async () => {
    const userId = await makeUser(db);
    const both = await Promise.all([1, 2].map(() => storePicture({ db, storage }, { bytes, userId })));
    expect(both[0]?.id).toBe(both[1]?.id);
    const others = await storePicture({ db, storage }, { bytes, userId: await makeUser(db) });
    expect(others.id).not.toBe(both[0]?.id);
  });

  it("answers 404 for everything else", async () => {
    const id = randomUUID();
    for (const path of [
      `${id}/320.webp`,
      `${id}/320.png`,
      `${id}/..%2f..%2fsecret`,
      "..%2f..%2fetc/passwd",
      `${id}/0.webp`,
    ]) {
      expect((await app.inject(`/media/${path}`)).statusCode).toBe(404);
    }
  });
});
