import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../tests/support/app.ts";
import { callsWith, carForm, livesIn, makeSeller, makeUpload } from "./selling.factory.ts";

const { app, db, time } = await testApp();
const start = time.now;
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(time.now.getTime() + days * dayMs);
const guest = callsWith(app, {});
const { rowOf, approve, reject, liveListing } = livesIn(db, time);

describe("approval", () => {
  it("gives a listing its whole period and its place at the front from that moment", async () => {
    const seller = await makeSeller(app, db);
    const { id } = (await seller.post("/api/cars", carForm)).json();
    const later = inDays(2);
    await approve(id, later);
    const row = await rowOf(id);
    expect(row.refreshed_at).toEqual(later);
    expect(row.expires_at).toEqual(new Date(later.getTime() + 60 * dayMs));
    expect((await guest.get(`/api/cars/${id}`)).statusCode).toBe(200);
  });
});

describe("PATCH /api/cars/:id", () => {
  it.each([
    ["price", { price: 14_000 }],
    ["currency", { currency: "eur" }],
    ["mileage", { mileage: "٩٠٬٠٠٠" }],
    ["phone", { phone: "71 123 456" }],
    ["all of these", { price: 1, mileage: 1, phoneNumber: "" }],
    ["what is as it was", { title: carForm.title, year: "2018", images: [], price: 14_000 }],
  ])("keeps a live listing live for its %s", async (_, change) => {
    const seller = await makeSeller(app, db);
    const id = await liveListing(seller);
    const answer = await seller.patch(`/api/cars/${id}`, change);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ status: "active", own: { status: "active" } });
    expect((await guest.get(`/api/cars/${id}`)).statusCode).toBe(200);
  });

  it("takes features as a set: sent in another order than they were stored in, they are no change", async () => {
    const seller = await makeSeller(app, db);
    const id = await liveListing(seller);
    const stored = ["sunroof", "abs", "gps"];
    await db.updateTable("cars").set({ features: stored }).where("id", "=", id).execute();
    for (const features of [["gps", "sunroof", "abs"], ["abs", "abs", "gps", "sunroof"], stored]) {
      const answer = await seller.patch(`/api/cars/${id}`, { price: 14_000 - features.length, features });
      expect(answer.json()).toMatchObject({ status: "active", price: 14_000 - features.length });
    }
    const form = (await seller.get(`/api/cars/${id}`)).json();
    const whole = {
      ...form,
      features: [...form.features].reverse(),
      mileage: 91_000,
      phoneNumber: "71 123 456",
    };
    const said = Object.fromEntries(Object.keys(carForm).map((name) => [name, whole[name] ?? ""]));
    const all = await seller.patch(`/api/cars/${id}`, { ...said, features: whole.features, mileage: 91_000 });
    expect(all.json(), "with every other field sent back as it was").toMatchObject({ status: "active" });
    expect((await guest.get(`/api/cars/${id}`)).statusCode).toBe(200);
    const { own } = (await seller.patch(`/api/cars/${id}`, { features: ["gps", "abs"] })).json();
    expect(own.changes.values, "kept in one order").toEqual({ features: ["abs", "gps"] });
  });

  it("changes everything at once where the settings approve, unless it is flagged then", async () => {
    const seller = await makeSeller(app, db);
    const id = await liveListing(seller);
    const setting = db.updateTable("app_settings").where("key", "=", "auto_approve_listings");
    await setting.set({ value: "true" }).execute();
    expect((await seller.patch(`/api/cars/${id}`, { horsepower: 180 })).json()).toMatchObject({
      horsepower: 180,
      own: { changes: null },
    });
    const flagged = await seller.patch(`/api/cars/${id}`, { description: "عربون فقط" });
    expect(flagged.json()).toMatchObject({ description: "", own: { changes: { fields: ["description"] } } });
    await reject(id);
    const mended = await seller.patch(`/api/cars/${id}`, { description: "Mended" });
    expect(mended.json().status, "a person rejected it, so a person looks again").toBe("pending");
    await setting.set({ value: "false" }).execute();
    const flags = await db.selectFrom("listing_flags").selectAll().where("car_id", "=", id).execute();
    expect(flags, "what is mended is no longer flagged").toEqual([]);
  });

  it("sends a rejected listing back to review, whatever was mended, and tells the reason until then", async () => {
    const seller = await makeSeller(app, db);
    const { id } = (await seller.post("/api/cars", carForm)).json();
    await reject(id);
    expect((await seller.get(`/api/cars/${id}`)).json().own).toMatchObject({
      status: "rejected",
      rejectionCode: "bad_photos",
      rejectionReason: "Too dark",
    });
    const same = await seller.patch(`/api/cars/${id}`, { price: carForm.price });
    expect(same.json().status).toBe("rejected");
    const mended = await seller.patch(`/api/cars/${id}`, { price: 13_000 });
    expect(mended.json().own).toMatchObject({ status: "pending", rejectionReason: null });
  });

  it("records every price, and a cut only below the lowest price of 30 days", async () => {
    const seller = await makeSeller(app, db);
    const id = await liveListing(seller, { price: 10_000 });
    const setPrice = async (price: number) =>
      (await seller.patch(`/api/cars/${id}`, { price })).json().previousPrice;
    expect(await setPrice(12_000)).toBeNull();
    expect(await setPrice(11_000), "it was 10,000 before").toBeNull();
    expect(await setPrice(9_500)).toBe(11_000);
    expect(await setPrice(9_800)).toBeNull();
    const { priceHistory } = (await guest.get(`/api/cars/${id}`)).json();
    expect(priceHistory.map(({ price }: { price: number }) => price)).toEqual([
      10_000, 12_000, 11_000, 9_500, 9_800,
    ]);
    const other = await seller.patch(`/api/cars/${id}`, { price: 800, currency: "eur" });
    expect(other.json().previousPrice, "another currency is no cut").toBeNull();
  });

  it("knows the price with which the 30 days began: raised and lowered again it is no cut", async () => {
    const seller = await makeSeller(app, db);
    const id = await liveListing(seller, { price: 10_000 });
    await sql`update price_history set changed_at = changed_at - interval '45 days' where car_id = ${id}::uuid`.execute(
      db,
    );
    const setPrice = async (price: number) =>
      (await seller.patch(`/api/cars/${id}`, { price })).json().previousPrice;
    await setPrice(12_000);
    expect(await setPrice(10_000)).toBeNull();
    expect(await setPrice(9_900)).toBe(10_000);
  });

  it("takes back what need not be said, keeps what is not named, and finds it by its new words", async () => {
    const seller = await makeSeller(app, db);
    const { id } = (
      await seller.post("/api/cars", { ...carForm, horsepower: 150, exteriorColor: "red" })
    ).json();
    const answer = await seller.patch(`/api/cars/${id}`, { horsepower: "", brand: "bmw", model: "X5" });
    expect(answer.json()).toMatchObject({
      horsepower: null,
      exteriorColor: "red",
      brand: "bmw",
      model: "x5",
      title: carForm.title,
    });
    expect((await rowOf(id)).terms).toContain("بي إم دبليو");
  });

  it("refuses as for a new listing, and ignores what only the market says", async () => {
    const seller = await makeSeller(app, db);
    const other = await makeSeller(app, db);
    const id = await liveListing(seller);
    for (const [field, wrong] of Object.entries({
      title: "Short",
      price: 0,
      year: 1950,
      brand: "acme",
      phoneNumber: "12",
      vehicleType: "motorcycle",
      view_count: 7,
    })) {
      const answer = await seller.patch(`/api/cars/${id}`, { [field]: wrong });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
    }
    const ignored = await seller.patch(`/api/cars/${id}`, {
      userId: other.id,
      status: "expired",
      featured: true,
    });
    expect(ignored.json()).toMatchObject({ userId: seller.id, status: "active", featured: false });
  });

  it("keeps pictures that were there, adds own ones as the plan allows, and notes that they changed", async () => {
    const seller = await makeSeller(app, db);
    const [a, b] = [await makeUpload(db, seller.id), await makeUpload(db, seller.id)];
    const foreign = await makeUpload(db, null);
    const id = await liveListing(seller, { images: [a] });
    const setting = db.updateTable("app_settings").where("key", "=", "auto_approve_listings");
    await setting.set({ value: "true" }).execute();
    await sql`update cars set images = array_append(images, ${foreign}) where id = ${id}::uuid`.execute(db);
    const kept = await seller.patch(`/api/cars/${id}`, { images: [foreign, b] });
    await setting.set({ value: "false" }).execute();
    expect(kept.json().images).toEqual([foreign, b]);
    const stolen = await seller.patch(`/api/cars/${id}`, { images: [await makeUpload(db, null)] });
    expect(stolen.statusCode).toBe(400);
    const many = await Promise.all(Array.from({ length: 7 }, () => makeUpload(db, seller.id)));
    expect((await seller.patch(`/api/cars/${id}`, { images: many })).json()).toMatchObject({
      code: "listing.photo_limit",
      used: 7,
      max: 6,
    });
    const { changes } = (await seller.get(`/api/cars/${id}/analytics`)).json();
    expect(changes.map(({ kind }: { kind: string }) => kind)).toEqual(["photos"]);
  });
});

describe("the end of a listing", () => {
  it.each(["sold", "withdraw"] as const)(
    "%s takes it off the market, and once more is no error",
    async (end) => {
      const seller = await makeSeller(app, db);
      const id = await liveListing(seller);
      for (let times = 0; times < 2; times++) {
        const answer = await seller.post(`/api/cars/${id}/${end}`);
        expect(answer.json().own).toMatchObject({
          status: "expired",
          expiredReason: end === "sold" ? "sold" : "withdrawn",
          actions: ["edit", "renew", "delete"],
        });
      }
      expect((await guest.get(`/api/cars/${id}`)).statusCode).toBe(410);
      const other = await seller.post(`/api/cars/${id}/${end === "sold" ? "withdraw" : "sold"}`);
      expect([other.statusCode, other.json().code, other.json().status]).toEqual([
        409,
        "listing.wrong_state",
        "expired",
      ]);
    },
  );

  it("is not for what waits or was rejected", async () => {
    const seller = await makeSeller(app, db);
    const { id } = (await seller.post("/api/cars", carForm)).json();
    expect((await seller.post(`/api/cars/${id}/sold`)).statusCode).toBe(409);
    await reject(id);
    expect((await seller.post(`/api/cars/${id}/withdraw`)).statusCode).toBe(409);
    expect((await seller.post(`/api/cars/${id}/renew`)).statusCode).toBe(409);
  });
});

describe("deletion", () => {
  it("hides at once, frees the place, and can be undone for an hour", async () => {
    const seller = await makeSeller(app, db);
    const id = await liveListing(seller);
    expect((await seller.remove(`/api/cars/${id}`)).statusCode).toBe(204);
    for (const answer of [
      await guest.get(`/api/cars/${id}`),
      await seller.get(`/api/cars/${id}`),
      await seller.remove(`/api/cars/${id}`),
      await seller.patch(`/api/cars/${id}`, { price: 1 }),
      await seller.post(`/api/cars/${id}/sold`),
    ]) {
      expect(answer.statusCode).toBe(404);
    }
    expect((await seller.get("/api/my-cars")).json().total).toBe(0);
    expect((await seller.post(`/api/cars/${id}/restore`)).json().status).toBe("active");
    expect((await guest.get(`/api/cars/${id}`)).statusCode).toBe(200);
    expect((await seller.post(`/api/cars/${id}/restore`)).statusCode, "it is not deleted").toBe(404);

    await seller.remove(`/api/cars/${id}`);
    const second = await liveListing(seller);
    expect((await seller.post(`/api/cars/${id}/restore`)).json().code).toBe("listing.limit_reached");
    await seller.remove(`/api/cars/${second}`);
    time.now = new Date(start.getTime() + 61 * 60_000);
    const late = await seller.post(`/api/cars/${id}/restore`);
    time.now = start;
    expect([late.statusCode, late.json().code]).toEqual([409, "listing.undo_over"]);
  });
});

describe("somebody else's listing", () => {
  it("does not exist for whoever wants to change it, nor for guests who are not asked in", async () => {
    const owner = await makeSeller(app, db);
    const id = await liveListing(owner);
    const stranger = await makeSeller(app, db);
    const before = await rowOf(id);
    const calls = (who: ReturnType<typeof callsWith>) => [
      who.patch(`/api/cars/${id}`, { price: 1 }),
      who.remove(`/api/cars/${id}`),
      ...["restore", "renew", "sold", "withdraw"].map((verb) => who.post(`/api/cars/${id}/${verb}`)),
      who.get(`/api/cars/${id}/analytics`),
    ];
    for (const answer of await Promise.all(calls(stranger))) {
      expect([answer.statusCode, answer.json().code]).toEqual([404, "listing.not_found"]);
    }
    for (const answer of await Promise.all(calls(guest))) expect(answer.statusCode).toBe(401);
    expect(await rowOf(id)).toEqual(before);
    expect((await stranger.get(`/api/cars/${id}`)).json()).not.toHaveProperty("own");
    await db
      .updateTable("cars")
      .set({ status: "pending", vin_number: "KNA11111111111112" })
      .where("id", "=", id)
      .execute();
    expect((await stranger.get(`/api/cars/${id}`)).statusCode).toBe(404);
    expect((await owner.get(`/api/cars/${id}`)).json().vinNumber).toBe("KNA11111111111112");
    // It was on sale once: who has its address is shown what is like it.
    for (const who of [owner, stranger]) {
      expect((await who.get(`/api/cars/${id}/similar`)).statusCode).toBe(200);
    }
  });
});
