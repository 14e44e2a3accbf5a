import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeListing, makeListings } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../tests/support/app.ts";
import { carForm, livesIn, makeSeller, motorcycleForm } from "./selling.factory.ts";

const { app, db, time } = await testApp();
const { approve, liveListing } = livesIn(db, time);

describe("the places of a plan", () => {
  it("let exactly one of twenty submissions at once take the last one", async () => {
    const seller = await makeSeller(app, db, { current_plan: "premium" });
    for (let taken = 0; taken < 2; taken++) await liveListing(seller);
    const answers = await Promise.all(Array.from({ length: 20 }, () => seller.post("/api/cars", carForm)));
    const codes = answers.map((one) => one.statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(1);
    expect(codes.filter((code) => code === 403)).toHaveLength(19);
    const refused = answers.find((one) => one.statusCode === 403);
    expect(refused?.json()).toMatchObject({
      code: "listing.limit_reached",
      type: "car_listings",
      used: 3,
      max: 3,
    });
  });

  it("hold for all ways to take one at once: submit, renew, restore, and mending a rejected one", async () => {
    const seller = await makeSeller(app, db);
    const [expired, deleted, rejected] = await makeListings(db, [
      { user_id: seller.id, status: "expired", expired_reason: "sold" },
      { user_id: seller.id, status: "rejected", deleted_at: null },
      { user_id: seller.id, status: "rejected" },
    ]);
    await sql`update cars set status = 'pending' where id = ${deleted}::uuid`.execute(db);
    await seller.remove(`/api/cars/${deleted}`);
    const answers = await Promise.all([
      seller.post("/api/cars", carForm),
      seller.post(`/api/cars/${expired}/renew`),
      seller.post(`/api/cars/${deleted}/restore`),
      seller.patch(`/api/cars/${rejected}`, { price: 10_000 }),
      seller.post("/api/cars", motorcycleForm),
    ]);
    expect(answers.filter((one) => one.statusCode < 300)).toHaveLength(1);
    expect(answers.filter((one) => one.json().code === "listing.limit_reached")).toHaveLength(4);
  });

  it("hold in the database, whatever writes to it", async () => {
    const seller = await makeSeller(app, db);
    const row = { user_id: seller.id };
    await expect(makeListings(db, [row, row])).rejects.toMatchObject({ code: "MS002" });
    const first = await makeListing(db, row);
    await expect(makeListing(db, { ...row, vehicle_type: "motorcycle" })).rejects.toMatchObject({
      code: "MS002",
    });
    const spare = await makeListing(db, { ...row, status: "rejected" });
    await expect(approve(spare)).rejects.toMatchObject({ code: "MS002" });
    const other = await makeSeller(app, db);
    const theirs = await makeListing(db, { user_id: other.id });
    const give = db.updateTable("cars").set({ user_id: seller.id }).where("id", "=", theirs);
    await expect(give.execute()).rejects.toMatchObject({ code: "MS002" });
    await db.updateTable("cars").set({ deleted_at: time.now }).where("id", "=", first).execute();
    await approve(spare);
  });
});
