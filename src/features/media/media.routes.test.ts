import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../tests/support/app.ts";
import { storePicture } from "./pipeline.ts";

const { app, db, storage } = await testApp();
const bytes = await sharp({ create: { width: 700, height: 500, channels: 3, background: "#a33" } })
  .jpeg()
  .toBuffer();

describe("/media/{id}/{file}", () => {
  it("serves what was stored, for ever, and shows it on the card", async () => {
    const userId = await makeUser(db);
    const picture = await storePicture({ db, storage }, { bytes, userId });
    expect(picture.widths).toEqual([320, 640, 700]);
    for (const [format, type] of [
      ["avif", "image/avif"],
      ["webp", "image/webp"],
    ]) {
      const answer = await app.inject(`/media/${picture.id}/320.${format}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["content-type"]).toBe(type);
      expect(answer.headers["cache-control"]).toContain("immutable");
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(320);
    }
    const image = `/media/${picture.id}/700.webp`;
    await makeListing(db, { user_id: userId, images: [image, `/media/${randomUUID()}/640.webp`] });
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
