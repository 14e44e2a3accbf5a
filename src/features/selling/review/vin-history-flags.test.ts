import { describe, expect, it } from "vitest";
import type { ListingInput } from "#features/listings/listing.factory.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { carForm, livesIn, makeSeller } from "../selling.factory.ts";
import { isDown } from "./vin-history-flags.ts";

const { app, db, time } = await testApp();
const { approve, rowOf } = livesIn(db, time);
let serial = 200_000;
const newVin = () => `KNA111111J1${++serial}`;

const flagsOf = async (carId: string) =>
  (await db.selectFrom("listing_flags").selectAll().where("car_id", "=", carId).execute())
    .map(({ kind, detail }) => `${kind}: ${detail}`)
    .toSorted();
async function put(form: object) {
  const seller = await makeSeller(app, db);
  const answer = await seller.post("/api/cars", { ...carForm, ...form });
  expect(answer.statusCode, answer.body).toBe(201);
  const { id } = answer.json() as { id: string };
  return { seller, id, flags: () => flagsOf(id) };
}
const flagsOfNew = async (form: object) => (await put(form)).flags();

/** One of another seller that was sold. */
async function sold(given: Partial<ListingInput>) {
  const id = await makeListing(db, { user_id: await makeUser(db), ...given });
  const end = { status: "expired", expired_reason: "sold", updated_at: time.now } as const;
  await db.updateTable("cars").set(end).where("id", "=", id).execute();
  return id;
}

describe("a mileage that went down", () => {
  it.each([
    [120_000, 90_000, true],
    [120_000, 119_500, false],
    [120_000, 117_700, false],
    [120_000, 125_000, false],
    [3000, 2500, false],
    [3000, 1000, true],
    [null, 1000, false],
    [120_000, null, false],
  ])("from %s to %s km: %s", (before, now, down) => expect(isDown(before, now)).toBe(down));

  it("is flagged against listings of anyone, and not of another number, nor where it rose", async () => {
    const vinNumber = newVin();
    await sold({ vin_number: vinNumber, mileage: 180_000 });
    expect(await flagsOfNew({ vinNumber, mileage: 95_000 })).toEqual(["mileage_down: 180000 km"]);
    expect(await flagsOfNew({ vinNumber: newVin(), mileage: 95_000 })).toEqual([]);
    const other = newVin();
    await sold({ vin_number: other, mileage: 180_000 });
    expect(await flagsOfNew({ vinNumber: other, mileage: 190_000 })).toEqual([]);
    expect(await flagsOfNew({ mileage: 95_000 })).toEqual([]);
  });

  it("is flagged after the earlier listing was changed or purged", async () => {
    const [changed, purged] = [newVin(), newVin()];
    const one = await sold({ vin_number: changed, mileage: 180_000 });
    await db.updateTable("cars").set({ mileage: 20_000, vin_number: null }).where("id", "=", one).execute();
    const other = await sold({ vin_number: purged, mileage: 180_000 });
    await db.deleteFrom("cars").where("id", "=", other).execute();
    for (const vinNumber of [changed, purged])
      expect(await flagsOfNew({ vinNumber, mileage: 20_000 })).toEqual(["mileage_down: 180000 km"]);
  });

  it("waits for a review where it is lowered on sale, and what goes up does not", async () => {
    const { seller, id, flags } = await put({ vinNumber: newVin(), mileage: 180_000 });
    await approve(id);
    await seller.patch(`/api/cars/${id}`, { mileage: 185_000 });
    expect([(await rowOf(id)).mileage, await flags()]).toEqual([185_000, []]);
    await seller.patch(`/api/cars/${id}`, { mileage: 60_000 });
    expect([(await rowOf(id)).mileage, await flags()]).toEqual([185_000, ["mileage_down: 185000 km"]]);
    expect((await rowOf(id)).waiting_since).not.toBe(null);
    await seller.patch(`/api/cars/${id}`, { mileage: 186_000 });
    expect([(await rowOf(id)).mileage, await flags()]).toEqual([186_000, []]);
  });

  it("lowered while a listing is off sale is found when it is sent again", async () => {
    const { seller, id, flags } = await put({ vinNumber: newVin(), mileage: 180_000 });
    await approve(id);
    await seller.post(`/api/cars/${id}/withdraw`);
    await seller.patch(`/api/cars/${id}`, { mileage: 60_000 });
    expect(await flags()).toEqual(["mileage_down: 180000 km"]);
    await seller.post(`/api/cars/${id}/renew`);
    expect((await rowOf(id)).status).toBe("pending");
  });
});

describe("salvage and accidents", () => {
  const salvage = { title_status: "salvage", accident_history: true } as const;

  it("that were told before, and not now, are flagged; told again they are not", async () => {
    const vin = async (given: Partial<ListingInput>) => {
      const vin_number = newVin();
      await sold({ mileage: null, ...given, vin_number });
      return vin_number;
    };
    expect(await flagsOfNew({ vinNumber: await vin(salvage), titleStatus: "clean" })).toEqual([
      "salvage_before: salvage",
    ]);
    expect(await flagsOfNew({ vinNumber: await vin(salvage) })).toEqual(["salvage_before: salvage"]);
    const again = { titleStatus: "salvage", accidentHistory: true };
    expect(await flagsOfNew({ vinNumber: await vin(salvage), ...again })).toEqual([]);
    const accident = { accident_history: true };
    expect(await flagsOfNew({ vinNumber: await vin(accident), accidentHistory: false })).toEqual([
      "salvage_before: accident",
    ]);
    // Not said is not denied.
    expect(await flagsOfNew({ vinNumber: await vin(accident) })).toEqual([]);
    expect(
      await flagsOfNew({ vinNumber: await vin({}), titleStatus: "salvage", accidentHistory: true }),
    ).toEqual([]);
  });

  it("in the words, denied by the answers, are flagged, without a VIN too", async () => {
    expect(await flagsOfNew({ description: "Salvage, repaired", titleStatus: "clean" })).toEqual([
      "title_contradicts: salvage",
    ]);
    expect(await flagsOfNew({ description: "Clean title, not salvage", titleStatus: "clean" })).toEqual([]);
  });
});
