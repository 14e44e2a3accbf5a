import { describe, expect, it } from "vitest";
import { makeListing } from "#features/listings/listing.factory.ts";
import { livesIn } from "#features/selling/selling.factory.ts";
import { secondProcess, testApp } from "../../../../tests/support/app.ts";
import { makeProgramKey, stockMotorcycle, stockVehicle } from "../keys/key.factory.ts";
import { makeDealer } from "../showrooms/showroom.factory.ts";
import { findStock } from "../stock-import/stock-import.queries.ts";

const market = await testApp();
const { app, db, time } = market;
const other = await secondProcess(market);
const { approve } = livesIn(db, time);

let made = 0;
async function program(given: Parameters<typeof makeDealer>[2] = {}) {
  // A number that several accounts sell with is odd.
  const dealership_phone = `+9611${String(234_567 + made)}`;
  const id = await makeDealer(db, `stock-${++made}`, { dealership_phone, ...given });
  const { headers: key } = await makeProgramKey(db, id, { at: time.now });
  const headers = { ...key, "accept-language": "en" };
  const send =
    (method: "GET" | "PUT" | "DELETE" | "POST") =>
    (number: string, payload?: object, by = app) =>
      by.inject({ method, url: `/api/stock/${number}`, headers, ...(payload && { payload }) });
  const cars = () =>
    db
      .selectFrom("cars")
      .selectAll()
      .where("user_id", "=", id)
      .where("deleted_at", "is", null)
      .orderBy("id")
      .execute();
  return { id, put: send("PUT"), get: send("GET"), remove: send("DELETE"), post: send("POST"), cars };
}

describe("PUT /api/stock/{stockNumber}", () => {
  it("makes a listing as a form would, filled in by the showroom, and is the same one again", async () => {
    const { put, get, cars } = await program();
    const first = await put("A-17", stockVehicle);
    expect(first.statusCode, first.body).toBe(201);
    expect(first.json()).toMatchObject({
      stockNumber: "A-17",
      result: "created",
      status: "pending",
      photos: [],
    });
    const [car] = await cars();
    expect(car).toMatchObject({
      title: "كيا سبورتاج 2018",
      city: "metn",
      phone_number: "+9611234567",
      price: "14800.00",
      status: "pending",
    });
    expect(first.json()).toMatchObject({ listingId: car?.id, url: `http://localhost:3000/cars/${car?.id}` });

    time.now = new Date(time.now.getTime() + 1000);
    const { brand, ...rest } = stockVehicle;
    const again = await put("A-17", { ...rest, brand });
    expect([again.statusCode, again.json().result]).toEqual([200, "unchanged"]);
    expect(await cars()).toEqual([car]);
    expect((await get("A-17")).json()).toMatchObject({
      listingId: car?.id,
      vehicle: { vehicleType: "car", brand: "kia", price: 14_800, mileage: 92_000, features: [] },
    });
  });

  it("changes what is for sale by the rules of the form: price at once, the rest after a review", async () => {
    const { put, cars } = await program();
    const { listingId } = (await put("1", { ...stockVehicle, horsepower: 150 })).json();
    await approve(listingId);
    const cheaper = await put("1", { ...stockVehicle, horsepower: 150, price: 14_000 });
    expect([cheaper.statusCode, cheaper.json().result]).toEqual([200, "changed"]);
    expect(cheaper.json()).toMatchObject({ status: "active", underReview: false });
    expect((await cars())[0]?.price).toBe("14000.00");
    // What is left out is unknown from now on.
    const other = await put("1", { ...stockVehicle, price: 14_000 });
    expect(other.json()).toMatchObject({ status: "active", underReview: true });
    const { changes } = await db.selectFrom("listing_revisions").selectAll().executeTakeFirstOrThrow();
    expect(changes).toEqual({ horsepower: null });
  });

  it("says of each field what is wrong, and changes nothing", async () => {
    const { put, cars } = await program();
    const wrong = await put("1", {
      ...stockVehicle,
      year: 1900,
      brand: "no such brand",
      colour: "red",
      price: -1,
    });
    expect(wrong.statusCode).toBe(400);
    expect(Object.keys(wrong.json().errors).toSorted()).toEqual(["colour", "price", "year"]);
    expect((await put("1", { ...stockVehicle, brand: "no such brand" })).json().errors).toHaveProperty(
      "brand",
    );
    expect((await put("1", {})).statusCode).toBe(400);
    expect(await cars()).toEqual([]);
    await put("1", stockVehicle);
    const turned = await put("1", stockMotorcycle);
    expect([turned.statusCode, Object.keys(turned.json().errors)]).toEqual([400, ["vehicleType"]]);
  });

  it("holds to the limit of the plan, and to it alone when many come at once", async () => {
    const { put, cars } = await program({ current_plan: "free" });
    const numbers = ["1", "2", "3"];
    const answers = await Promise.all(
      numbers.map((number, n) => put(number, stockVehicle, n === 1 ? other : app)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 403, 403]);
    expect(answers.find(({ statusCode }) => statusCode === 403)?.json().code).toBe("listing.limit_reached");
    expect(await cars()).toHaveLength(1);
  });

  it("makes one listing of one number, however often and at once it is sent", async () => {
    const { put, cars } = await program();
    const answers = await Promise.all([0, 1, 2, 3].map((n) => put("X", stockVehicle, n % 2 ? other : app)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 201]);
    expect(await cars()).toHaveLength(1);
  });

  it("keeps numbers of other dealers apart", async () => {
    const [lara, karim] = [await program(), await program()];
    await lara.put("7", stockVehicle);
    expect((await karim.get("7")).json().code).toBe("stock.not_found");
    expect((await karim.remove("7")).json().code).toBe("stock.not_found");
    expect((await karim.put("7", stockVehicle)).statusCode).toBe(201);
    expect([await lara.cars(), await karim.cars()].map(({ length }) => length)).toEqual([1, 1]);
  });

  it("means the vehicle that a file has put up under the same number, and the other way round", async () => {
    const { id, put, cars } = await program();
    const carId = await makeListing(db, { user_id: id, price: 9000 });
    const imported = { user_id: id, file_name: "stock.csv", language: "en", heads: ["Stock number"] };
    const { id: importId } = await db
      .insertInto("stock_imports")
      .values({ ...imported, state: "running", started_at: time.now })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("stock_import_rows")
      .values({
        import_id: importId,
        user_id: id,
        line: 2,
        cells: ["No 7"],
        vehicle_type: "car",
        title: "Kia Sportage",
        input: "{}",
        row_key: "x#1",
        state: "imported",
        car_id: carId,
        stock_number: "No 7",
      })
      .execute();
    const answer = await put("No%207", { ...stockVehicle, price: 8900 });
    expect(answer.json()).toMatchObject({ result: "changed", listingId: carId, stockNumber: "No 7" });
    expect(await cars()).toMatchObject([{ id: carId, price: "8900.00" }]);
    const { listingId } = (await put("8", stockVehicle)).json();
    expect((await findStock(db, id, ["No 7", "8"])).get("8")?.carId).toBe(listingId);
  });

  it.each(["a".repeat(41), "%00", "%20", "a%0ab"])("refuses the number %s", async (number) => {
    const { put, cars } = await program();
    expect([400, 404]).toContain((await put(number, stockVehicle)).statusCode);
    expect(await cars()).toEqual([]);
  });

  it("renews what lapsed, and leaves what its owner withdrew by hand", async () => {
    const { put, cars } = await program();
    for (const number of ["lapsed", "withdrawn"]) {
      const { listingId } = (await put(number, stockVehicle)).json();
      await approve(listingId);
      await db
        .updateTable("cars")
        .set({ status: "expired", expired_reason: number as "lapsed" })
        .where("id", "=", listingId)
        .execute();
    }
    expect((await put("lapsed", stockVehicle)).json()).toMatchObject({ status: "active" });
    expect((await put("withdrawn", stockVehicle)).json()).toMatchObject({
      result: "unchanged",
      status: "expired",
      endedBy: "withdrawn",
    });
    expect(await cars()).toHaveLength(2);
  });
});

describe("DELETE /api/stock/{stockNumber}", () => {
  it("takes off sale what is for sale, and put again it is for sale again", async () => {
    const { put, remove, cars } = await program();
    const { listingId } = (await put("1", stockVehicle)).json();
    await approve(listingId);
    expect((await remove("1?reason=withdrawn")).json()).toEqual({ stockNumber: "1", result: "withdrawn" });
    expect((await remove("1")).json().result).toBe("withdrawn");
    const back = await put("1", stockVehicle);
    expect(back.json()).toMatchObject({ result: "changed", listingId, status: "active" });
    expect((await remove("1?reason=sold")).json().result).toBe("sold");
    expect(await cars()).toMatchObject([{ status: "expired", expired_reason: "sold" }]);
    expect((await remove("1?reason=lost")).statusCode).toBe(400);
  });

  it("deletes what nobody has approved, and makes another of it when it comes again", async () => {
    const { put, get, remove, cars } = await program();
    await put("1", stockVehicle);
    expect((await remove("1")).json().result).toBe("deleted");
    expect(await cars()).toEqual([]);
    expect((await get("1")).statusCode).toBe(404);
    expect((await put("1", stockVehicle)).statusCode).toBe(201);
    expect(await cars()).toHaveLength(1);
  });
});

describe("POST /api/stock/batch", () => {
  it("stores the right ones and says of the others what is wrong", async () => {
    const { post, put, cars } = await program();
    await put("2", stockVehicle);
    const items = [
      { stockNumber: "1", vehicle: stockVehicle },
      { stockNumber: "2", vehicle: stockVehicle },
      { stockNumber: "3", vehicle: { ...stockVehicle, year: 1 } },
      { stockNumber: "1", vehicle: { ...stockVehicle, price: 13_000 } },
    ];
    const answer = await post("batch", { items });
    expect(answer.statusCode, answer.body).toBe(200);
    const { counts, results } = answer.json();
    expect(counts).toEqual({ created: 1, changed: 1, unchanged: 1, failed: 1 });
    expect(results.map(({ result }: { result: string }) => result)).toEqual([
      "created",
      "unchanged",
      "failed",
      "changed",
    ]);
    expect(results[2].error).toMatchObject({ code: "request.invalid", errors: { year: expect.any(String) } });
    expect(await cars()).toHaveLength(2);
  });

  it("takes 500, more than an ordinary body holds, and no more", async () => {
    const { post } = await program();
    const item = (n: number) => ({
      stockNumber: String(n),
      vehicle: { ...stockVehicle, year: 1, description: "d".repeat(600) },
    });
    const whole = await post("batch", { items: Array.from({ length: 500 }, (_, n) => item(n)) });
    expect([whole.statusCode, whole.json().counts?.failed]).toEqual([200, 500]);
    const more = await post("batch", { items: Array.from({ length: 501 }, (_, n) => item(n)) });
    expect(more.statusCode).toBe(400);
  });

  it("says how many calls are left, and when to come back", async () => {
    const { post, get, id } = await program();
    const items = [{ stockNumber: "1", vehicle: { ...stockVehicle, year: 1 } }];
    const first = await post("batch", { items });
    expect(first.headers["ratelimit-policy"]).toBe('"calls";q=120;w=60, "batches";q=12;w=3600');
    expect(first.headers.ratelimit).toMatch(/^"calls";r=119;t=\d+, "batches";r=11;t=\d+$/);
    for (let n = 0; n < 11; n++) expect((await post("batch", { items })).statusCode).toBe(200);
    const refused = await post("batch", { items });
    expect([refused.statusCode, refused.json().code]).toEqual([429, "request.too_many"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(60);
    // Another key of the dealership is no way around it.
    const { headers } = await makeProgramKey(db, id, { at: time.now });
    for (let n = 0; n < 107; n++) expect((await get("1")).statusCode).toBe(404);
    const last = await app.inject({ url: "/api/stock/1", headers });
    expect(last.statusCode).toBe(429);
    expect(Number(last.headers["retry-after"])).toBeLessThanOrEqual(60);
  });
});
