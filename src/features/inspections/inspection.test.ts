import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { makeMember } from "#features/staff/staff.factory.ts";
import { testApp } from "../../../tests/support/app.ts";
import { inspectionMarket } from "../../../tests/support/inspections.ts";
import { signIn } from "../../../tests/support/sign-in.ts";
import { goodReport, makePartner } from "./inspection.factory.ts";

const { app, db, time } = await testApp();
beforeAll(() => makeUser(db));
type Headers = Record<string, string>;
const { call, codeOf, person, partner, carOf, begun, publish, published, show, shown, trust, look } =
  inspectionMarket({ app, db });

describe("a report", () => {
  it("is shown as a whole by the seller, to everybody, and hidden again", async () => {
    const [by, { seller, carId }] = [await partner(), await carOf()];
    const id = await published(by, carId);
    expect([await look(id), await trust(carId)]).toEqual([404, undefined]);
    expect((await show(id, seller.headers)).json().data).toMatchObject([
      { id, isShown: true, isValid: true },
    ]);
    expect(await trust(carId)).toEqual({
      id,
      partner: "Garage Cedars",
      inspectedOn: "2026-11-13",
      mileage: 82_000,
      validUntil: "2027-05-13",
      verdicts: { body: "good", engine: "attention", papers: "not_looked", drive: "not_looked" },
    });
    const read = await call("GET", `inspections/${id}`);
    expect(read.headers["cache-control"]).toBe("private, no-store");
    const masked = { vinNumber: "KNAPM81A*********" };
    expect(read.json()).toMatchObject({ ...goodReport, ...masked, state: "published", isMine: false });
    expect((await call("GET", `inspections/${id}`, by.headers)).json()).toMatchObject(goodReport);
    await show(id, seller.headers, false);
    expect([await look(id), await trust(carId)]).toEqual([404, undefined]);
    expect([await look(id, seller.headers), await look(id, by.headers)]).toEqual([200, 200]);
  });

  it("that is hidden is there for nobody but seller, partner and reviewers; a draft for its partner alone", async () => {
    const [by, other, { seller, carId }] = [await partner(), await partner(), await carOf()];
    const stranger = await person();
    const reviewer = await makeAdministrator(db, "content_admin");
    const headers = await signInAdministrator(db, reviewer.id, time.now);
    const id = await begun(by, carId);
    const all = [{}, stranger.headers, other.headers, seller.headers, headers, by.headers];
    const seen = async () => Promise.all(all.map((who) => look(id, who)));
    expect(await seen()).toEqual([404, 404, 404, 404, 404, 200]);
    await publish(id, by);
    expect(await seen()).toEqual([404, 404, 404, 200, 200, 200]);
    const list = (who: Headers) => call("GET", `cars/${carId}/inspections`, who);
    expect(codeOf(await list({}))[0]).toBe(401);
    expect(codeOf(await list(stranger.headers))).toEqual([404, "listing.not_found"]);
    expect((await list(seller.headers)).json().data).toMatchObject([{ id, isShown: false }]);
    for (const who of [stranger, other, by])
      expect(codeOf(await show(id, who.headers))).toEqual([404, "inspection.not_found"]);
    expect((await show(id, {})).statusCode).toBe(401);
  });

  it("is written by its partner alone, and by nobody once that ended", async () => {
    const [by, other, { seller, carId }] = [await partner(), await partner(), await carOf()];
    const id = await begun(by, carId);
    const tries: [Parameters<typeof call>[0], string, object?][] = [
      ["PUT", `inspections/${id}`, goodReport],
      ["POST", `inspections/${id}/publish`, goodReport],
      ["POST", `inspections/${id}/withdraw`, { reason: "A mistake" }],
      ["DELETE", `inspections/${id}`],
    ];
    for (const [method, url, payload] of tries) {
      const as = (headers: Headers) => call(method, url, headers, payload);
      expect((await as({})).statusCode).toBe(401);
      for (const { headers } of [seller, other])
        expect(codeOf(await as(headers))).toEqual([404, "inspection.not_found"]);
    }
    await db
      .updateTable("inspection_partners")
      .set({ ended_at: time.now })
      .where("id", "=", by.partnerId)
      .execute();
    for (const [method, url, payload] of tries)
      expect(codeOf(await call(method, url, by.headers, payload))).toEqual([403, "inspection.not_partner"]);
    expect(codeOf(await call("POST", "inspections", by.headers, { carId }))).toEqual([
      403,
      "inspection.not_partner",
    ]);
  });

  it("never changes once it is published, neither by a call nor in the database", async () => {
    const { by, id, carId } = await shown();
    const after = { ...goodReport, mileage: 1 };
    expect(codeOf(await call("PUT", `inspections/${id}`, by.headers, after))).toEqual([
      409,
      "inspection.signed",
    ]);
    expect(codeOf(await call("DELETE", `inspections/${id}`, by.headers))).toEqual([409, "inspection.signed"]);
    expect(codeOf(await publish(id, by))).toEqual([409, "inspection.signed"]);
    const change = (set: object) => db.updateTable("inspections").set(set).where("id", "=", id).execute();
    await expect(change({ mileage: 1 })).rejects.toThrow("does not change");
    await expect(change({ verdicts: "{}" })).rejects.toThrow("does not change");
    await expect(change({ state: "draft" })).rejects.toThrow("does not change");
    expect(await trust(carId)).toMatchObject({ mileage: 82_000 });
  });

  it("is not shown where its row was written past the market", async () => {
    const { seller, by, id, carId } = await shown();
    await sql`alter table inspections disable trigger inspections_signed_stay`.execute(db);
    await db.updateTable("inspections").set({ mileage: 40_000 }).where("id", "=", id).execute();
    await sql`alter table inspections enable trigger inspections_signed_stay`.execute(db);
    expect([await trust(carId), await look(id), await look(id, seller.headers)]).toEqual([
      undefined,
      404,
      404,
    ]);
    expect((await call("GET", `cars/${carId}/inspections`, seller.headers)).json().data).toEqual([]);
    expect(await look(id, by.headers)).toBe(200);
    expect(codeOf(await show(id, seller.headers))).toEqual([409, "inspection.over"]);
  });

  it("is replaced by the same partner's next, and withdrawn with a reason", async () => {
    const { seller, by, id, carId } = await shown();
    const next = await published(by, carId, { ...goodReport, mileage: 82_400 });
    expect([await look(id), await trust(carId)]).toEqual([404, undefined]);
    expect(codeOf(await show(id, seller.headers))).toEqual([409, "inspection.over"]);
    await show(next, seller.headers);
    expect(await trust(carId)).toMatchObject({ id: next, mileage: 82_400 });
    const withdraw = (reason: string) => call("POST", `inspections/${next}/withdraw`, by.headers, { reason });
    expect((await withdraw("")).statusCode).toBe(400);
    expect((await withdraw("The wrong car")).json()).toMatchObject({ state: "withdrawn", isShown: false });
    expect(codeOf(await withdraw("The wrong car"))).toEqual([404, "inspection.not_found"]);
    expect([await look(next), await trust(carId)]).toEqual([404, undefined]);
    const { data } = (await call("GET", `cars/${carId}/inspections`, seller.headers)).json();
    expect(data).toMatchObject([
      { id: next, state: "withdrawn", withdrawnReason: "The wrong car" },
      { id, state: "replaced" },
    ]);
  });

  it("of two partners one is shown at a time", async () => {
    const { seller, id, carId } = await shown();
    const other = await published(await partner(), carId);
    await show(other, seller.headers);
    expect([await look(id), await look(other)]).toEqual([404, 200]);
    expect(await trust(carId)).toMatchObject({ id: other });
  });
});

describe("the end of a report", () => {
  const change = (carId: string, set: object) =>
    db.updateTable("cars").set(set).where("id", "=", carId).execute();

  it("is 5,000 km more", async () => {
    const { id, carId } = await shown();
    await change(carId, { mileage: 87_000 });
    expect([await look(id), await trust(carId)]).toMatchObject([200, { id }]);
    await change(carId, { mileage: 87_001 });
    expect([await look(id), await trust(carId)]).toEqual([404, undefined]);
  });

  it.each([{ vin_number: "KNA111111J1000001" }, { brand: "toyota" }, { model: "rio" }, { year: 2019 }])(
    "is another car: %o",
    async (set) => {
      const { id, carId, seller } = await shown();
      await change(carId, set);
      expect([await look(id), await trust(carId), await look(id, seller.headers)]).toEqual([
        404,
        undefined,
        200,
      ]);
      expect(codeOf(await show(id, seller.headers))).toEqual([409, "inspection.over"]);
      // What was signed keeps its name.
      const read = (await call("GET", `inspections/${id}`, seller.headers)).json();
      expect(read.listing.name.en).toBe("Kia Sportage 2018");
    },
  );

  it("is six months later, to the day", async () => {
    const { id, carId } = await shown();
    const [then, before] = [new Date("2027-05-13T20:00:00Z"), time.now];
    await change(carId, { expires_at: new Date("2027-12-01T00:00:00Z") });
    time.now = then;
    expect([await look(id), await trust(carId)]).toMatchObject([200, { id }]);
    time.now = new Date("2027-05-14T00:00:00Z");
    expect([await look(id), await trust(carId)]).toEqual([404, undefined]);
    time.now = before;
  });

  it("is that the listing is over", async () => {
    const { id, carId } = await shown();
    await change(carId, { status: "expired", expired_reason: "withdrawn" });
    expect(await look(id)).toBe(404);
  });
});

describe("what a report needs", () => {
  const refusalOf = async (by: Awaited<ReturnType<typeof partner>>, carId: string, said: object) =>
    codeOf(await publish(await begun(by, carId), by, said));

  it("a day of the last 30, a mileage and a part that was looked at", async () => {
    const [by, { carId }] = [await partner(), await carOf()];
    const incomplete = [409, "inspection.incomplete"];
    expect(await refusalOf(by, carId, { ...goodReport, inspectedOn: null })).toEqual(incomplete);
    expect(await refusalOf(by, carId, { ...goodReport, mileage: null })).toEqual(incomplete);
    expect(await refusalOf(by, carId, { ...goodReport, vinNumber: null })).toEqual(incomplete);
    const nothing = { body: { verdict: "not_looked", note: "" } };
    expect(await refusalOf(by, carId, { ...goodReport, verdicts: nothing })).toEqual(incomplete);
    for (const inspectedOn of ["2026-10-10", "2026-11-17"])
      expect(await refusalOf(by, carId, { ...goodReport, inspectedOn })).toEqual([409, "inspection.bad_day"]);
  });

  it("the VIN that was read on the car, which is that of the listing", async () => {
    const by = await partner();
    const { carId } = await carOf({ vin_number: null });
    expect(await refusalOf(by, carId, goodReport)).toEqual([409, "inspection.no_vin"]);
    const other = await carOf({ vin_number: "KNAPM81ABJ7123457" });
    expect(await refusalOf(by, other.carId, goodReport)).toEqual([409, "inspection.other_vin"]);
    // The car in the listing becomes another after the draft was begun.
    const { carId: swapped } = await carOf();
    const id = await begun(by, swapped);
    await db.updateTable("cars").set({ vin_number: "KNAPM81ABJ7123457" }).where("id", "=", swapped).execute();
    expect(codeOf(await publish(id, by))).toEqual([409, "inspection.other_vin"]);
  });

  it("what is on the partner's screen, not what was kept before", async () => {
    const [by, { carId }] = [await partner(), await carOf()];
    const id = await begun(by, carId, { ...goodReport, mileage: 10_000 });
    expect((await publish(id, by)).json()).toMatchObject(goodReport);
  });

  it("no hostile words", async () => {
    const [by, { carId }] = [await partner(), await carOf()];
    const id = await begun(by, carId);
    const put = async (said: object) => (await call("PUT", `inspections/${id}`, by.headers, said)).statusCode;
    const noted = (note: string) => ({ ...goodReport, verdicts: { body: { verdict: "good", note } } });
    expect(await put(noted("x".repeat(1001)))).toBe(400);
    expect(await put(noted("\u0000"))).toBe(400);
    expect(await put({ ...goodReport, mileage: -1 })).toBe(400);
    for (const vinNumber of ["KNAPM81ABJ712345", "KNAPM81ABJ712345O", "' or 1=1 --"])
      expect(await put({ ...goodReport, vinNumber })).toBe(400);
    expect(await put({ ...goodReport, mileage: 1.5 })).toBe(400);
    expect(await put({ ...goodReport, points: { body99: "ok" } })).toBe(400);
    expect(await put({ ...goodReport, points: { __proto__x: "ok" } })).toBe(400);
    expect(await put({ ...goodReport, verdicts: { roof: { verdict: "good", note: "" } } })).toBe(400);
    expect(await put({ ...goodReport, inspectedOn: "2026-02-30" })).toBe(400);
    const note = "<script>alert(1)</script> ' or 1=1 --";
    expect(await put(noted(note))).toBe(200);
    expect((await call("GET", `inspections/${id}`, by.headers)).json().verdicts.body.note).toBe(note);
  });

  it("a car on sale that is neither the partner's nor of the own showroom", async () => {
    const by = await partner();
    const begin = async (carId: string) => codeOf(await call("POST", "inspections", by.headers, { carId }));
    expect(await begin(randomUUID())).toEqual([404, "listing.not_found"]);
    expect(await begin((await carOf({ status: "pending" })).carId)).toEqual([404, "listing.not_found"]);
    const motorcycle = { vehicle_type: "motorcycle", brand: "honda", model: "cb500" } as const;
    expect(await begin((await carOf(motorcycle)).carId)).toEqual([409, "inspection.cars_only"]);
    const own = [409, "inspection.own_listing"];
    expect(await begin(await makeListing(db, { user_id: by.id }))).toEqual(own);
    const dealer = await makeUser(db, {
      is_dealership: true,
      is_verified_dealer: true,
      dealership_name: "Cedars Motors",
      dealership_slug: `cedars-${randomUUID()}`,
    });
    const carId = await makeListing(db, { user_id: dealer });
    expect(await begin(carId)).toEqual([201, undefined]);
    const { id: memberId } = await makeMember(db, dealer, "stock");
    const colleague = { id: memberId, headers: await signIn(db, memberId) };
    await makePartner(db, { user_id: memberId });
    expect(codeOf(await call("POST", "inspections", colleague.headers, { carId }))).toEqual(own);
  });

  it("is begun and published once, twice at once", async () => {
    const [by, { carId }] = [await partner(), await carOf()];
    const twice = await Promise.all([1, 2].map(() => call("POST", "inspections", by.headers, { carId })));
    expect(new Set(twice.map((one) => one.json().id)).size).toBe(1);
    const id = await begun(by, carId);
    const both = await Promise.all([1, 2].map(() => publish(id, by)));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it("of before is withdrawn by one who is a partner again", async () => {
    const { by, id } = await shown();
    const withdraw = () =>
      call("POST", `inspections/${id}/withdraw`, by.headers, { reason: "The wrong car" });
    const ended = { ended_at: time.now };
    await db.updateTable("inspection_partners").set(ended).where("id", "=", by.partnerId).execute();
    expect(codeOf(await withdraw())).toEqual([403, "inspection.not_partner"]);
    await makePartner(db, { user_id: by.id });
    expect((await withdraw()).json()).toMatchObject({ id, state: "withdrawn" });
  });
});
