import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { keepPicture } from "#features/media/upload.ts";
import { makeUpload } from "#features/selling/selling.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { makeDealer } from "../showrooms/showroom.factory.ts";
import { readTable } from "../stock-import/read-table.ts";
import type { Feeds } from "./feed.contract.ts";

const { app, db, storage, time } = await testApp();

let made = 0;
async function dealer() {
  const id = await makeDealer(db, `feeds-${++made}`);
  const headers = await signIn(db, id);
  const call = (method: "GET" | "POST" | "DELETE") => () =>
    app.inject({ method, url: "/api/feeds", headers });
  const renew = async (): Promise<Feeds> => (await call("POST")()).json().feeds;
  return { id, headers, get: call("GET"), renew, end: call("DELETE") };
}
const pathOf = (url: string) => new URL(url).pathname;
const read = async (url: string) => {
  const answer = await app.inject({ url: pathOf(url) });
  if (answer.statusCode !== 200) return [];
  const { heads, rows } = readTable(Buffer.from(answer.body));
  return rows.map(({ cells }) => Object.fromEntries(heads.map((head, n) => [head, cells[n] ?? ""])));
};
const vin = "1HGCM82633A004352";

describe("the feeds of a dealer", () => {
  it("say what is for sale, to Meta in its own words", async () => {
    const { id, renew } = await dealer();
    const image = await makeUpload(db, id);
    const car = await makeListing(db, {
      user_id: id,
      vin_number: vin,
      images: [image],
      gear_type: "cvt",
      fuel_type: "lpg",
      body_type: "pickup",
      drive_type: "4wd",
      mileage: 92_000,
      condition: "used",
      price: 12_500,
      description: '=1+1, "as new"',
    });
    const bare = await makeListing(db, { user_id: id });
    await makeListing(db, { user_id: id, status: "pending", vin_number: vin, images: [image] });
    await makeListing(db, { user_id: await makeUser(db), vin_number: vin });
    const feeds = await renew();
    expect(feeds).toMatchObject({ vehicles: 2, withoutVin: 1, madeAt: time.now.toISOString() });
    const meta = await read(feeds.metaUrl);
    expect(meta).toHaveLength(1);
    expect(meta[0]).toMatchObject({
      vehicle_id: car,
      title: "كيا سبورتاج 2018",
      url: `http://localhost:3000/cars/${car}`,
      make: "Kia",
      model: "Sportage",
      year: "2018",
      "mileage.value": "92000",
      "mileage.unit": "KM",
      transmission: "AUTOMATIC",
      fuel_type: "OTHER",
      body_style: "OTHER",
      drivetrain: "4X4",
      vin,
      price: "12500 USD",
      state_of_vehicle: "USED",
      availability: "AVAILABLE",
      description: '=1+1, "as new"',
      dealer_phone: "+9611234567",
    });
    expect(meta[0]?.["image[0].url"]).toMatch(/^http:\/\/localhost:3000\/feeds\/photos\/[\w-]+\.jpg$/);
    expect(JSON.parse(meta[0]?.address ?? "")).toMatchObject({ city: "Beirut", country: "LB" });
    const stock = await read(feeds.stockUrl);
    // A person may open it: what a spreadsheet would run has an apostrophe.
    expect((await app.inject(pathOf(feeds.stockUrl))).body).toContain(`"'=1+1, ""as new"""`);
    expect(stock.map(({ listingId }) => listingId).toSorted()).toEqual([car, bare].toSorted());
    expect(stock.find(({ listingId }) => listingId === car)).toMatchObject({
      price: "12500",
      mileage: "92000",
    });
  });

  it("are at addresses that cannot be guessed, and end when others take their place", async () => {
    const { id, get, renew, end } = await dealer();
    expect((await get()).json()).toEqual({ feeds: null });
    const first = await renew();
    expect(pathOf(first.metaUrl)).toMatch(/^\/feeds\/[\w-]{43}\/meta\.csv$/);
    expect((await get()).json().feeds).toEqual(first);
    const rows = await db.selectFrom("dealer_feeds").selectAll().where("user_id", "=", id).execute();
    expect(JSON.stringify(rows)).not.toContain(first.metaUrl.split("/")[4]);
    const second = await renew();
    expect(second.metaUrl).not.toBe(first.metaUrl);
    const status = async (url: string) => (await app.inject({ url: pathOf(url) })).statusCode;
    expect([await status(first.metaUrl), await status(second.stockUrl)]).toEqual([404, 200]);
    await end();
    expect([await status(second.metaUrl), (await get()).json().feeds]).toEqual([404, null]);
    const third = await renew();
    expect([first.metaUrl, second.metaUrl]).not.toContain(third.metaUrl);
    expect(await status(third.metaUrl)).toBe(200);
    await db.updateTable("users").set({ user_status: "suspended" }).where("id", "=", id).execute();
    expect(await status(third.metaUrl)).toBe(404);
  });

  it("have photos as JPEG, while their listing is public", async () => {
    const { id } = await dealer();
    const pixels = { width: 64, height: 48, channels: 3, background: "#a33" } as const;
    const bytes = await sharp({ create: pixels }).png().toBuffer();
    const image = await keepPicture({ db, storage, clock: () => time.now }, { userId: id, bytes });
    const pictureId = image.split("/")[2];
    const photo = () => app.inject(`/feeds/photos/${pictureId}.jpg`);
    const car = await makeListing(db, { user_id: id, images: [image], status: "pending" });
    expect((await photo()).statusCode).toBe(404);
    await db.updateTable("cars").set({ status: "active" }).where("id", "=", car).execute();
    for (let n = 0; n < 2; n++) {
      const answer = await photo();
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/jpeg"]);
      expect((await sharp(answer.rawPayload).metadata()).format).toBe("jpeg");
    }
    for (const other of ["nonsense", "00000000-0000-4000-8000-000000000000"])
      expect((await app.inject(`/feeds/photos/${other}.jpg`)).statusCode).toBe(404);
  });

  it("are a dealer's alone", async () => {
    const headers = await signIn(db, await makeUser(db));
    for (const method of ["GET", "POST", "DELETE"] as const) {
      const answer = await app.inject({ method, url: "/api/feeds", headers });
      expect([answer.statusCode, answer.json().code]).toEqual([404, "dealer.not_approved"]);
    }
  });
});
