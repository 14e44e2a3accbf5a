import { expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { inspectionMarket } from "../../../../tests/support/inspections.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";

const test = await testApp();
const { app, db, time } = test;
const jobs = await testJobs(test);
const { codeOf, person } = inspectionMarket(test);
const url = "/api/admin/inspection-partners";
const headers = await signInAdministrator(db, (await makeAdministrator(db)).id, time.now);
const garage = { name: "Garage Cedars", place: "zahle", phone: "01 234 567" };

const name = (payload: object, as = headers) => app.inject({ method: "POST", url, headers: as, payload });
const end = (id: string) => app.inject({ method: "DELETE", url: `${url}/${id}`, headers });
const isInspector = async (who: { headers: { cookie: string } }) =>
  (await app.inject({ url: "/api/auth/user", headers: who.headers })).json().isInspector;

it("a user is named as a partner by the mail address, and ended, and both stand in the activity", async () => {
  const one = await person();
  expect(await isInspector(one)).toBe(false);
  const made = await name({ ...garage, email: one.email.toUpperCase() });
  expect(made.statusCode, made.body).toBe(201);
  const { id } = made.json();
  expect(await isInspector(one)).toBe(true);
  expect(codeOf(await name({ ...garage, email: one.email }))).toEqual([409, "inspection.partner_known"]);
  const listed = async () => (await app.inject({ url, headers })).json().data[0];
  const known = { id, userId: one.id, email: one.email, name: "Garage Cedars", phone: "+9611234567" };
  expect(await listed()).toMatchObject({ ...known, place: "zahle", endedAt: null, reports: 0 });
  expect((await end(id)).statusCode).toBe(204);
  expect(codeOf(await end(id))).toEqual([404, "inspection.partner_not_found"]);
  expect(await isInspector(one)).toBe(false);
  expect(await listed()).toMatchObject({ id, endedAt: time.now.toISOString() });
  expect((await name({ ...garage, email: one.email })).statusCode).toBe(201);
  const logged = db
    .selectFrom("admin_activity_log")
    .select("action")
    .where("resource_id", "=", id)
    .orderBy("id");
  expect((await logged.execute()).map(({ action }) => action)).toEqual([
    "inspection_partner.named",
    "inspection_partner.ended",
  ]);
});

it("it is an account in good standing, twice at once once", async () => {
  const banned = await person({ user_status: "banned" });
  for (const email of ["nobody@example.com", banned.email, "%"]) {
    const refused = await name({ ...garage, email });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ["email"]]);
  }
  const { email } = await person();
  for (const wrong of [{ phone: "12" }, { place: "atlantis" }, { name: "x" }, { name: "\u0000ab" }])
    expect((await name({ ...garage, email, ...wrong })).statusCode).toBe(400);
  const both = await Promise.all([1, 2].map(() => name({ ...garage, email })));
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
});

it("is for those who manage users", async () => {
  const { email } = await person();
  for (const role of ["content_admin", "payment_admin"] as const) {
    const as = await signInAdministrator(db, (await makeAdministrator(db, role)).id, time.now);
    expect((await name({ ...garage, email }, as)).statusCode).toBe(403);
  }
  const as = await signInAdministrator(db, (await makeAdministrator(db, "user_admin")).id, time.now);
  expect((await name({ ...garage, email }, as)).statusCode).toBe(201);
});

it("whose requests are declined with the end, which buyers hear of", async () => {
  const [one, buyer] = [await person(), await person()];
  const { id: partnerId } = (await name({ ...garage, email: one.email })).json();
  const carId = await makeListing(db, { user_id: await makeUser(db) });
  const asked = await app.inject({
    method: "POST",
    url: `/api/cars/${carId}/inspection-requests`,
    headers: buyer.headers,
    payload: { partnerId },
  });
  expect(asked.statusCode).toBe(201);
  await end(partnerId);
  await jobs.run();
  const notices = db.selectFrom("notifications").select("title_en").where("user_id", "=", buyer.id);
  expect(await notices.execute()).toEqual([{ title_en: "The inspection was declined" }]);
});
