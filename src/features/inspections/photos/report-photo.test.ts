import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import { makeUser } from "#features/listings/listing.factory.ts";
import { paperForm, pdf } from "#features/payments/pdf.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { inspectionMarket } from "../../../../tests/support/inspections.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { mostPhotos } from "../inspection-kinds.ts";

const test = await testApp();
const { app, db, storage, time } = test;
const jobs = await testJobs(test);
beforeAll(() => makeUser(db));
const { call, codeOf, person, partner, carOf, begun, publish, show, trust, look } = inspectionMarket({
  app,
  db,
});
type Headers = Record<string, string>;

const picture = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: "#456" } })
  .withExif({ IFD3: { GPSLatitude: "33/1 53/1 0/1" } })
  .jpeg()
  .toBuffer();
const bring = (id: string, headers: Headers, bytes = picture) => {
  const form = paperForm(bytes);
  return app.inject({
    method: "POST",
    url: `/api/inspections/${id}/photos`,
    payload: form.payload,
    headers: { ...headers, ...form.headers },
  });
};
const see = async (photo: string, headers: Headers = {}) =>
  (await call("GET", `inspection-photos/${photo}`, headers)).statusCode;
const files = async (report: string, photo: string) =>
  (
    await Promise.all([360, 1600].map((width) => storage.get(`inspections/${report}/${photo}/${width}.jpg`)))
  ).filter(Boolean).length;

async function drafted() {
  const [by, { seller, carId }] = [await partner(), await carOf()];
  const id = await begun(by, carId);
  const photo: string = (await bring(id, by.headers)).json().id;
  return { by, seller, carId, id, photo };
}

describe("a photo of a report", () => {
  it("is seen by those who may see the report, without what the camera wrote into it", async () => {
    const { by, seller, id, photo } = await drafted();
    const [stranger, reviewer] = [await person(), await makeAdministrator(db, "content_admin")];
    const asReviewer = await signInAdministrator(db, reviewer.id, time.now);
    const all = [{}, stranger.headers, (await partner()).headers, seller.headers, asReviewer, by.headers];
    const seen = async () => Promise.all(all.map((who) => see(photo, who)));
    expect(await seen()).toEqual([404, 404, 404, 404, 404, 200]);
    expect((await publish(id, by)).json().photos).toMatchObject([{ id: photo, widths: [360, 1600] }]);
    expect(await seen()).toEqual([404, 404, 404, 200, 200, 200]);
    await show(id, seller.headers);
    expect(await seen()).toEqual([200, 200, 200, 200, 200, 200]);
    const small = await call("GET", `inspection-photos/${photo}?width=360`);
    expect(small.headers).toMatchObject({ "content-type": "image/jpeg", "cache-control": "no-store" });
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 360, height: 180 });
    expect((await sharp(small.rawPayload).metadata()).exif).toBeUndefined();
    expect((await call("GET", `inspection-photos/${photo}?width=361`)).statusCode).toBe(404);
    await show(id, seller.headers, false);
    expect(await see(photo)).toBe(404);
  });

  it("is added and taken out by the partner of a draft alone, twelve at most", async () => {
    const { by, seller, id, photo } = await drafted();
    for (const headers of [seller.headers, (await partner()).headers]) {
      expect(codeOf(await bring(id, headers))).toEqual([404, "inspection.not_found"]);
      const taken = await call("DELETE", `inspection-photos/${photo}`, headers);
      expect(codeOf(taken)).toEqual([404, "inspection.photo_not_found"]);
    }
    expect((await bring(id, {})).statusCode).toBe(401);
    expect((await call("DELETE", `inspection-photos/${photo}`)).statusCode).toBe(401);
    expect((await bring(id, by.headers, pdf)).statusCode).toBe(400);
    expect((await bring(id, by.headers, Buffer.from("no picture"))).statusCode).toBe(400);
    const twice = await Promise.all(
      [1, 2].map(() => call("DELETE", `inspection-photos/${photo}`, by.headers)),
    );
    expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404]);
    const small = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#456" } })
      .png()
      .toBuffer();
    for (let n = 1; n < mostPhotos; n++) expect((await bring(id, by.headers, small)).statusCode).toBe(201);
    const both = await Promise.all([1, 2].map(() => bring(id, by.headers, small)));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(codeOf(await bring(id, by.headers, small))).toEqual([409, "inspection.too_many_photos"]);
  });

  it("never changes once the report is signed", async () => {
    const { by, seller, carId, id, photo } = await drafted();
    await publish(id, by);
    expect(codeOf(await bring(id, by.headers))).toEqual([409, "inspection.signed"]);
    const taken = await call("DELETE", `inspection-photos/${photo}`, by.headers);
    expect(codeOf(taken)).toEqual([409, "inspection.signed"]);
    await show(id, seller.headers);
    expect(await trust(carId)).toMatchObject({ id });
    // Nor by a row that is written past the market.
    await db.updateTable("inspection_photos").set({ digest: "other" }).where("id", "=", photo).execute();
    expect([await see(photo), await look(id), await look(id, seller.headers)]).toEqual([404, 404, 404]);
  });

  it("goes with its files when it is taken out, when the draft is deleted and when the listing is purged", async () => {
    const { by, carId, id, photo } = await drafted();
    const kept: string = (await bring(id, by.headers)).json().id;
    expect([await files(id, photo), await files(id, kept)]).toEqual([2, 2]);
    await call("DELETE", `inspection-photos/${photo}`, by.headers);
    await jobs.run();
    expect([await files(id, photo), await files(id, kept)]).toEqual([0, 2]);
    await call("DELETE", `inspections/${id}`, by.headers);
    await jobs.run();
    expect(await files(id, kept)).toBe(0);
    const again = await begun(by, carId);
    const last: string = (await bring(again, by.headers)).json().id;
    await publish(again, by);
    await db.deleteFrom("cars").where("id", "=", carId).execute();
    await jobs.run();
    expect(await files(again, last)).toBe(0);
  });

  it("is in the export of the partner's data", async () => {
    const { by, photo } = await drafted();
    const data = (await call("GET", "auth/export", by.headers)).json();
    expect(data.photosOfInspectionReports).toMatchObject([{ id: photo, width: 1600 }]);
  });
});
