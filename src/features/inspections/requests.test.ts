import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeListing } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../tests/support/app.ts";
import { inspectionMarket } from "../../../tests/support/inspections.ts";
import { testJobs } from "../../../tests/support/jobs.ts";
import { inspectedVin } from "./inspection.factory.ts";

const test = await testApp();
const { db, time } = test;
const jobs = await testJobs(test);
type Headers = Record<string, string>;
const { call, codeOf, person, partner, publish } = inspectionMarket(test);

async function market() {
  const [seller, buyer, garage] = [await person(), await person(), await partner()];
  const carId = await makeListing(db, {
    user_id: seller.id,
    title: "Kia Rio 2018",
    mileage: 82_500,
    vin_number: inspectedVin,
  });
  return { seller, buyer, garage, carId };
}
const ask = (carId: string, headers: Headers, payload: object) =>
  call("POST", `cars/${carId}/inspection-requests`, headers, payload);
const requestsOf = async ({ headers }: { headers: Headers }) =>
  (await call("GET", "my-inspections", headers)).json().requests;
const noticesOf = async (userId: string) =>
  db
    .selectFrom("notifications")
    .select(["title_en as title", "body_en as body", "link"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();

describe("a request", () => {
  it("reaches the partner with name, number and note, and the seller without them", async () => {
    const { seller, buyer, garage, carId } = await market();
    await db
      .updateTable("users")
      .set({ first_name: "Rana", last_name: "Haddad", phone: "+96170123456" })
      .where("id", "=", buyer.id)
      .execute();
    const listed = await call("GET", `cars/${carId}/inspection-partners`, buyer.headers);
    expect(listed.headers["cache-control"]).toBe("private, no-store");
    expect(listed.json().asked).toBeNull();
    expect(listed.json().partners).toContainEqual({
      id: garage.partnerId,
      name: "Garage Cedars",
      place: "beirut",
      phone: "+9611234567",
    });
    const note = "<b>Is the engine dry?</b>";
    const asked = await ask(carId, buyer.headers, { partnerId: garage.partnerId, note });
    expect([asked.statusCode, asked.json().asked.id]).toEqual([201, garage.partnerId]);
    const wanted = { state: "open", buyer: "Rana Haddad", phone: "+96170123456", note };
    expect(await requestsOf(garage)).toMatchObject([{ ...wanted, listing: { id: carId } }]);
    await jobs.run();
    expect(await noticesOf(garage.id)).toMatchObject([{ link: "/my-inspections" }]);
    const told = await noticesOf(seller.id);
    expect(told).toMatchObject([{ link: `/cars/${carId}` }]);
    for (const hidden of ["Rana", "Haddad", "70123456", "engine dry"])
      expect(JSON.stringify(told)).not.toContain(hidden);
  });

  it("is for users, on a car of others that is on sale, to one who is a partner and neither the buyer nor its seller", async () => {
    const { seller, buyer, garage, carId } = await market();
    const { partnerId } = garage;
    expect((await ask(carId, {}, { partnerId })).statusCode).toBe(401);
    const own = [409, "inspection.own_listing"];
    expect(codeOf(await ask(carId, seller.headers, { partnerId }))).toEqual(own);
    expect(codeOf(await ask(carId, garage.headers, { partnerId }))).toEqual(own);
    const ofPartner = await makeListing(db, { user_id: garage.id });
    expect(codeOf(await ask(ofPartner, buyer.headers, { partnerId }))).toEqual(own);
    const gone = [404, "listing.not_found"];
    const pending = await makeListing(db, { user_id: seller.id, status: "pending" });
    for (const id of [randomUUID(), pending])
      expect(codeOf(await ask(id, buyer.headers, { partnerId }))).toEqual(gone);
    expect(codeOf(await call("GET", `cars/${pending}/inspection-partners`, seller.headers))).toEqual(gone);
    const none = [404, "inspection.partner_not_found"];
    const [ended, banned] = [await partner(), await partner({ user_status: "banned" })];
    await db
      .updateTable("inspection_partners")
      .set({ ended_at: time.now })
      .where("id", "=", ended.partnerId)
      .execute();
    for (const id of [randomUUID(), ended.partnerId, banned.partnerId])
      expect(codeOf(await ask(carId, buyer.headers, { partnerId: id }))).toEqual(none);
    const { partners } = (await call("GET", `cars/${carId}/inspection-partners`, buyer.headers)).json();
    const ids = partners.map(({ id }: { id: string }) => id);
    expect(ids).toContain(partnerId);
    for (const id of [ended.partnerId, banned.partnerId]) expect(ids).not.toContain(id);
    for (const note of ["", "x".repeat(501), "\u0000"])
      expect((await ask(carId, buyer.headers, { partnerId, note })).statusCode).toBe(400);
  });

  it("is one for each listing and three at a time, twice at once too", async () => {
    const { seller, buyer, garage, carId } = await market();
    const { partnerId } = garage;
    const both = await Promise.all([1, 2].map(() => ask(carId, buyer.headers, { partnerId })));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(codeOf(await ask(carId, buyer.headers, { partnerId }))).toEqual([409, "inspection.asked"]);
    const others = [];
    for (const year of [2015, 2016, 2017]) others.push(await makeListing(db, { user_id: seller.id, year }));
    const answers = [];
    for (const id of others) answers.push(codeOf(await ask(id, buyer.headers, { partnerId }))[1]);
    expect(answers).toEqual([undefined, undefined, "inspection.too_many"]);
    const takeBack = () => call("DELETE", `cars/${carId}/inspection-requests`, buyer.headers);
    expect((await takeBack()).statusCode).toBe(204);
    expect(codeOf(await takeBack())).toEqual([404, "inspection.request_not_found"]);
    expect(await requestsOf(garage)).toHaveLength(2);
    expect((await ask(others[2] ?? "", buyer.headers, { partnerId })).statusCode).toBe(201);
  });

  it("is declined by its partner alone, once, and the buyer hears of it and the partner no longer has the number", async () => {
    const { buyer, garage, carId } = await market();
    await ask(carId, buyer.headers, { partnerId: garage.partnerId });
    const [{ id }] = await requestsOf(garage);
    const decline = ({ headers }: { headers: Headers }) =>
      call("POST", `inspection-requests/${id}/decline`, headers);
    const missing = [404, "inspection.request_not_found"];
    for (const who of [buyer, await partner()]) expect(codeOf(await decline(who))).toEqual(missing);
    expect((await decline(garage)).statusCode).toBe(204);
    expect(codeOf(await decline(garage))).toEqual(missing);
    expect(await requestsOf(garage)).toMatchObject([{ state: "declined", phone: null }]);
    await jobs.run();
    expect(await noticesOf(buyer.id)).toMatchObject([{ title: "The inspection was declined" }]);
  });

  it("keeps nobody from asking once its car is no longer on sale, and names its buyer no longer", async () => {
    const { buyer, garage, carId } = await market();
    const { partnerId } = garage;
    const note = "Is it dry?";
    expect((await ask(carId, buyer.headers, { partnerId, note })).statusCode).toBe(201);
    const askAnother = async () => codeOf(await ask((await market()).carId, buyer.headers, { partnerId }));
    expect([await askAnother(), await askAnother()]).toEqual([
      [201, undefined],
      [201, undefined],
    ]);
    expect(await askAnother()).toEqual([409, "inspection.too_many"]);
    await db
      .updateTable("cars")
      .set({ status: "expired", expired_reason: "sold" })
      .where("id", "=", carId)
      .execute();
    expect(await askAnother()).toEqual([201, undefined]);
    const asked = (await requestsOf(garage)).find(
      (one: { listing: { id: string } }) => one.listing.id === carId,
    );
    expect(asked).toMatchObject({ state: "open", buyer: null, phone: null, note: null });
  });

  it("is done by the report, which buyer and seller hear of", async () => {
    const { seller, buyer, garage, carId } = await market();
    await ask(carId, buyer.headers, { partnerId: garage.partnerId });
    await jobs.run();
    const { id } = (await call("POST", "inspections", garage.headers, { carId })).json();
    await publish(id, garage);
    await call("POST", `inspections/${id}/withdraw`, garage.headers, { reason: "The wrong car" });
    await jobs.run();
    expect(await requestsOf(garage)).toMatchObject([{ state: "done", phone: null }]);
    expect(await noticesOf(buyer.id)).toMatchObject([
      { title: "The car that you asked about was inspected" },
    ]);
    const told = (await noticesOf(seller.id)).map(({ title }) => title);
    expect(told).toEqual(
      expect.arrayContaining(["There is a report on your car", "A report on your car was withdrawn"]),
    );
  });

  it("is in the export of who asked, and reports in that of their partner", async () => {
    const { buyer, garage, carId } = await market();
    await ask(carId, buyer.headers, { partnerId: garage.partnerId, note: "Is it dry?" });
    await call("POST", "inspections", garage.headers, { carId });
    const exportOf = async ({ headers }: { headers: Headers }) =>
      (await call("GET", "auth/export", headers)).json();
    expect((await exportOf(buyer)).inspectionsAskedFor).toMatchObject([
      { carId, note: "Is it dry?", state: "open" },
    ]);
    expect((await exportOf(garage)).inspectionPartner).toMatchObject([{ name: "Garage Cedars" }]);
    expect((await exportOf(garage)).inspectionReports).toMatchObject([{ carId, state: "draft" }]);
  });
});
