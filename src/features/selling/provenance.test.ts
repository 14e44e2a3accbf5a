import { describe, expect, it } from "vitest";
import { makeListing } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../tests/support/app.ts";
import { callsWith, carForm, livesIn, makeSeller, motorcycleForm } from "./selling.factory.ts";

const { app, db, time } = await testApp();
const guest = callsWith(app, {});
const { rowOf, liveListing } = livesIn(db, time);
const papers = {
  source: "us",
  customs: "paid",
  titleStatus: "salvage",
  accidentHistory: true,
  plate: "private",
  plateNumber: "b-123 ٤٥٦",
};
const none = { source: null, customs: null, titleStatus: null, plate: null, plateNumber: null };
const fieldsOf = (answer: { json(): { errors?: object } }) => Object.keys(answer.json().errors ?? {});

describe("origin and papers of a listing", () => {
  it.each([
    ["car", carForm],
    ["motorcycle", motorcycleForm],
  ])("are taken with a %s, and told to everyone once it is live", async (_, form) => {
    const seller = await makeSeller(app, db);
    const id = await liveListing(seller, { ...form, ...papers });
    const told = { ...papers, plateNumber: "B 123456" };
    expect((await guest.get(`/api/cars/${id}`)).json()).toMatchObject(told);
    const { plateNumber: _number, accidentHistory: _accident, ...card } = told;
    const { vehicleType = "car" } = form as { vehicleType?: string };
    const found = await guest.get(
      `/api/cars?vehicleType=${vehicleType}&userId=${seller.id}&source=us&customs=paid&titleStatus=salvage&plate=private`,
    );
    expect(found.json()).toMatchObject({ total: 1, data: [{ id, ...card }] });
    expect(found.json().data[0]).not.toHaveProperty("plateNumber");
  });

  it("need not be said; what is not said is found by no choice of theirs", async () => {
    const seller = await makeSeller(app, db);
    const id = await liveListing(seller, { source: "", plate: null, plateNumber: "" });
    expect((await guest.get(`/api/cars/${id}`)).json()).toMatchObject(none);
    const { facets, total } = (await guest.get(`/api/cars?userId=${seller.id}&facets=1`)).json();
    expect(facets).toMatchObject({ source: {}, customs: {}, titleStatus: {}, plate: {} });
    expect(total).toBe(1);
    expect((await guest.get(`/api/cars?userId=${seller.id}&source=us&source=gulf`)).json().total).toBe(0);
  });

  it.each([
    [{ source: "mars" }, "source"],
    [{ customs: true }, "customs"],
    [{ titleStatus: "rebuilt" }, "titleStatus"],
    [{ plate: ["private"] }, "plate"],
    [{ plate: "private", plateNumber: "AB 123" }, "plateNumber"],
    [{ plate: "private", plateNumber: "B 12345678" }, "plateNumber"],
    [{ plate: "private", plateNumber: "'; drop table cars --" }, "plateNumber"],
    [{ plate: "private", plateNumber: { $gt: "" } }, "plateNumber"],
    [{ plateNumber: "B 123" }, "plateNumber"],
    [{ plate: "none", plateNumber: "B 123" }, "plateNumber"],
    [{ titleStatus: "salvage" }, "accidentHistory"],
    [{ titleStatus: "SALVAGE", accidentHistory: null }, "accidentHistory"],
    [{ titleStatus: "salvage", accidentHistory: false }, "accidentHistory"],
  ])("are refused where they are wrong or hide something: %j", async (given, field) => {
    const seller = await makeSeller(app, db);
    for (const form of [carForm, motorcycleForm]) {
      const answer = await seller.post("/api/cars", { ...form, ...given });
      expect(answer.statusCode).toBe(400);
      expect(fieldsOf(answer)).toEqual([field]);
    }
  });

  it("cannot be made to hide an accident by two changes, one after the other or at once", async () => {
    const seller = await makeSeller(app, db);
    const id = await liveListing(seller, papers);
    const hides = await seller.patch(`/api/cars/${id}`, { accidentHistory: false });
    expect([hides.statusCode, fieldsOf(hides)]).toEqual([400, ["accidentHistory"]]);
    const taken = await seller.patch(`/api/cars/${id}`, { plate: "" });
    expect([taken.statusCode, fieldsOf(taken)]).toEqual([400, ["plateNumber"]]);
    await seller.patch(`/api/cars/${id}`, { titleStatus: "clean", accidentHistory: false });
    const both = await Promise.all([
      seller.patch(`/api/cars/${id}`, { titleStatus: "salvage" }),
      seller.patch(`/api/cars/${id}`, { titleStatus: "salvage", accidentHistory: true }),
      seller.patch(`/api/cars/${id}`, { accidentHistory: false }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).every((code) => code === 200 || code === 400)).toBe(true);
    const row = await rowOf(id);
    expect(row.title_status === "salvage" && !row.accident_history).toBe(false);
  });

  it("of a live listing are reviewed beside it; of one that waits they change the words it is found by", async () => {
    const seller = await makeSeller(app, db);
    const id = await liveListing(seller);
    expect((await rowOf(id)).status).toBe("active");
    expect((await seller.patch(`/api/cars/${id}`, { source: "" })).json().own.status).toBe("active");
    const answer = await seller.patch(`/api/cars/${id}`, { source: "gulf" });
    expect(answer.json()).toMatchObject({ source: null, own: { changes: { values: { source: "gulf" } } } });
    await db.updateTable("cars").set({ status: "pending" }).where("id", "=", id).execute();
    expect((await seller.patch(`/api/cars/${id}`, { source: "gulf" })).json().source).toBe("gulf");
    expect((await rowOf(id)).terms).toContain("خليجية");
  });

  it("hold in the database, whoever writes", async () => {
    const seller = await makeSeller(app, db);
    const make = (given: object) => makeListing(db, { user_id: seller.id, ...given });
    await expect(make({ title_status: "salvage" })).rejects.toMatchObject({
      constraint: "cars_salvage_tells_accident",
    });
    await expect(make({ plate: "none", plate_number: "B 1" })).rejects.toMatchObject({
      constraint: "cars_plate_number_needs_plate",
    });
    await expect(make({ plate_number: "B 1" })).rejects.toMatchObject({
      constraint: "cars_plate_number_needs_plate",
    });
    await make({ title_status: "salvage", accident_history: true });
  });
});
