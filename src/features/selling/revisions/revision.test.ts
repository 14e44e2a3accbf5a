import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeListing } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { callsWith, carForm, livesIn, makeSeller, makeUpload, motorcycleForm } from "../selling.factory.ts";

const test = await testApp();
const { app, db, time } = test;
const jobs = await testJobs(test);
const guest = callsWith(app, {});
const { rowOf, liveListing } = livesIn(db, time);

/** Another value for each field that the forms ask for, besides those that change at once. */
const fieldByField = {
  title: "Kia Sportage 2018, as new",
  brand: "bmw",
  model: "sorento",
  year: 2019,
  condition: "new",
  category: "luxury",
  gearType: "manual",
  fuelType: "diesel",
  accidentHistory: true,
  source: "gulf",
  customs: "paid",
  titleStatus: "clean",
  plate: "private",
  city: "tripoli",
  description: "Now with words",
  bodyType: "suv",
  engineCapacity: 2.4,
  horsepower: 180,
  driveType: "awd",
  numberOfSeats: 7,
  numberOfDoors: 4,
  exteriorColor: "red",
  interiorColor: "black",
  previousOwners: 3,
  vinNumber: "KNA11111111111111",
  licenseValid: false,
  serviceHistory: true,
  features: ["abs", "gps"],
};

/** What a buyer sees, but for when it was changed last. */
async function onMarket(id: string) {
  const answer = await guest.get(`/api/cars/${id}`);
  expect(answer.statusCode).toBe(200);
  const { updatedAt: _, ...shown } = answer.json();
  return shown;
}

describe("a change of a live listing", () => {
  it.each(Object.entries(fieldByField))(
    "of its %s waits beside the version on sale",
    async (field, value) => {
      const seller = await makeSeller(app, db);
      const id = await liveListing(seller);
      const before = await onMarket(id);
      const answer = await seller.patch(`/api/cars/${id}`, { [field]: value });
      expect(answer.json().own).toMatchObject({
        status: "active",
        waitingSince: time.now.toISOString(),
        changes: { fields: [field], values: { [field]: value }, isRefused: false },
      });
      expect(await onMarket(id)).toEqual(before);
      const back = await seller.patch(`/api/cars/${id}`, { [field]: before[field] ?? "" });
      expect(back.json().own, "as it is on sale: nothing waits").toMatchObject({
        changes: null,
        waitingSince: null,
      });
    },
  );

  it("of a motorcycle waits likewise", async () => {
    const seller = await makeSeller(app, db);
    const id = await liveListing(seller, motorcycleForm);
    const answer = await seller.patch(`/api/cars/${id}`, { bikeEngineSize: 750, motorcycleType: "cruiser" });
    expect(answer.json().own.changes.fields).toEqual(["motorcycleType", "bikeEngineSize"]);
    expect(await onMarket(id)).toMatchObject({ bikeEngineSize: 600, motorcycleType: "sport" });
  });

  it("takes effect at once where it may, beside what waits, and adds to it", async () => {
    const seller = await makeSeller(app, db);
    const id = await liveListing(seller);
    const first = await seller.patch(`/api/cars/${id}`, { title: fieldByField.title, price: 14_000 });
    expect(first.json().own.changes.fields).toEqual(["title"]);
    expect(await onMarket(id)).toMatchObject({ title: carForm.title, price: 14_000 });
    time.now = new Date(time.now.getTime() + 60_000);
    const sent = first.json().own.waitingSince;
    const price = await seller.patch(`/api/cars/${id}`, { price: 13_500, mileage: 5 });
    expect(price.json().own).toMatchObject({ waitingSince: sent, changes: { fields: ["title"] } });
    const both = await seller.patch(`/api/cars/${id}`, { description: "More" });
    expect(both.json().own).toMatchObject({
      waitingSince: time.now.toISOString(),
      changes: { fields: ["title", "description"] },
    });
    expect(await onMarket(id)).toMatchObject({ title: carForm.title, price: 13_500, mileage: 5 });
  });

  it("is told to its owner alone", async () => {
    const [seller, other] = [await makeSeller(app, db), await makeSeller(app, db)];
    const id = await liveListing(seller);
    await seller.patch(`/api/cars/${id}`, { title: "A secret of the owner" });
    for (const who of [guest, other]) {
      expect((await who.get(`/api/cars/${id}`)).body).not.toContain("A secret of the owner");
      expect((await who.get("/api/cars?search=secret")).body).not.toContain("A secret");
    }
    expect((await other.patch(`/api/cars/${id}`, { title: "Mine as well" })).statusCode).toBe(404);
  });

  it("sent twice at once is one", async () => {
    const seller = await makeSeller(app, db);
    const id = await liveListing(seller);
    const titles = ["Kia Sportage, one", "Kia Sportage, two"];
    const both = await Promise.all(titles.map((title) => seller.patch(`/api/cars/${id}`, { title })));
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { changes } = (await seller.get(`/api/cars/${id}`)).json().own;
    expect(titles).toContain(changes.values.title);
    expect((await rowOf(id)).title).toBe(carForm.title);
  });

  it("ends with the sale, and comes back with what was deleted", async () => {
    const seller = await makeSeller(app, db);
    const id = await liveListing(seller);
    await seller.patch(`/api/cars/${id}`, { description: "عربون فقط" });
    await seller.remove(`/api/cars/${id}`);
    expect((await seller.post(`/api/cars/${id}/restore`)).json().own.changes).not.toBeNull();
    expect((await seller.post(`/api/cars/${id}/sold`)).json().own).toMatchObject({
      changes: null,
      waitingSince: null,
    });
    expect((await seller.post(`/api/cars/${id}/renew`)).json().own.status).toBe("active");
  });

  it("holds its pictures until it is decided, and lets them go then", async () => {
    const seller = await makeSeller(app, db);
    const [a, b] = [await makeUpload(db, seller.id), await makeUpload(db, seller.id)];
    const id = await liveListing(seller, { images: [a] });
    const answer = await seller.patch(`/api/cars/${id}`, { images: [b] });
    expect(answer.json()).toMatchObject({ images: [a], own: { changes: { values: { images: [b] } } } });
    await sql`update uploads set created_at = ${time.now}::timestamptz - interval '2 days'`.execute(db);
    const kept = async () => {
      await jobs.runNamed("media.purge_unused");
      const rows = await db.selectFrom("uploads").select("id").where("user_id", "=", seller.id).execute();
      return rows.map((row) => row.id).toSorted();
    };
    const idOf = (address: string) => address.split("/")[2];
    expect(await kept()).toEqual([idOf(a), idOf(b)].toSorted());
    await seller.patch(`/api/cars/${id}`, { images: [a] });
    expect(await kept()).toEqual([idOf(a)]);
  });
});

describe("a new price that is flagged", () => {
  const model = { brand: "kia", model: "carnival", year: 2020, price: 20_000 };

  it("waits while the old one stays, and its owner is told why; words that wait are no way around", async () => {
    const seller = await makeSeller(app, db, { current_plan: "dealer" });
    for (let n = 0; n < 6; n++) await makeListing(db, { ...model, user_id: seller.id });
    const id = await liveListing(seller, model);
    const answer = await seller.patch(`/api/cars/${id}`, { price: 100, mileage: 9 });
    expect(answer.json()).toMatchObject({
      price: 20_000,
      mileage: 9,
      previousPrice: null,
      held: { price: 100, reason: "price_far_below" },
      own: { status: "active", changes: { fields: ["price"] } },
    });
    expect(await onMarket(id)).toMatchObject({ price: 20_000, previousPrice: null });
    expect((await onMarket(id)).priceHistory).toHaveLength(1);
    const flags = await db.selectFrom("listing_flags").select("kind").where("car_id", "=", id).execute();
    expect(flags).toEqual([{ kind: "price_far_below" }]);
    const higher = await seller.patch(`/api/cars/${id}`, { price: 19_000 });
    expect(higher.json()).toMatchObject({ price: 19_000, own: { changes: null } });
    expect(higher.json().held).toBeUndefined();
    await seller.patch(`/api/cars/${id}`, { brand: "lada", model: "niva" });
    const around = await seller.patch(`/api/cars/${id}`, { price: 100 });
    expect(around.json()).toMatchObject({ price: 19_000, held: { price: 100 } });
  });

  it("waits also where the settings approve", async () => {
    const seller = await makeSeller(app, db, { current_plan: "dealer" });
    const id = await liveListing(seller, model);
    const setting = db.updateTable("app_settings").where("key", "=", "auto_approve_listings");
    await setting.set({ value: "true" }).execute();
    const answer = await seller.patch(`/api/cars/${id}`, { price: 100 });
    await setting.set({ value: "false" }).execute();
    expect(answer.json()).toMatchObject({ price: 20_000, held: { price: 100 } });
  });
});
