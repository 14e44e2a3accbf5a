import { beforeAll, describe, expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import { makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../tests/support/app.ts";
import { inspectionMarket } from "../../../tests/support/inspections.ts";
import { testJobs } from "../../../tests/support/jobs.ts";
import { untilWaiting } from "../../../tests/support/until-waiting.ts";

const test = await testApp();
const { app, db, time } = test;
const jobs = await testJobs(test);
beforeAll(() => makeUser(db));
const { call, codeOf, partner, carOf, begun, publish, published, show, shown, trust, look } =
  inspectionMarket({
    app,
    db,
  });
const as = async (role?: Parameters<typeof makeAdministrator>[1]) =>
  signInAdministrator(db, (await makeAdministrator(db, role)).id, time.now);

describe("a partner that ends", () => {
  it("loses its draft, and not what was published", async () => {
    const { by, id } = await shown();
    const draft = await begun(by, (await carOf()).carId);
    const headers = await as();
    const end = () => call("DELETE", `admin/inspection-partners/${by.partnerId}`, headers);
    expect((await end()).statusCode).toBe(204);
    expect(codeOf(await end())).toEqual([404, "inspection.partner_not_found"]);
    expect([await look(id), await look(draft, by.headers)]).toEqual([200, 404]);
  });

  it("signs nothing at the moment of its end", async () => {
    const [by, { carId }] = [await partner(), await carOf()];
    const id = await begun(by, carId);
    const done = await db.transaction().execute(async (tx) => {
      await tx
        .updateTable("inspection_partners")
        .set({ ended_at: time.now })
        .where("id", "=", by.partnerId)
        .execute();
      const publishing = publish(id, by);
      await untilWaiting(db);
      return { publishing };
    });
    expect(codeOf(await done.publishing)).toEqual([403, "inspection.not_partner"]);
  });
});

describe("the reports of a partner", () => {
  it("are not shown while its account is suspended, and come back with it", async () => {
    const { by, id, carId, seller } = await shown();
    const standing = (user_status: "active" | "suspended") =>
      db.updateTable("users").set({ user_status }).where("id", "=", by.id).execute();
    await standing("suspended");
    expect([await look(id), await trust(carId), await look(id, seller.headers)]).toEqual([
      404,
      undefined,
      200,
    ]);
    expect(codeOf(await show(id, seller.headers))).toEqual([409, "inspection.over"]);
    await standing("active");
    expect([await look(id), await trust(carId)]).toMatchObject([200, { id }]);
  });

  it("are withdrawn all at once by those who manage users, which sellers hear of", async () => {
    const one = await shown();
    const { carId, seller } = await carOf();
    const other = await published(one.by, carId);
    const url = `admin/inspection-partners/${one.by.partnerId}/withdraw-reports`;
    const body = { reason: "Signed cars that it never saw" };
    expect((await call("POST", url, {}, body)).statusCode).toBe(401);
    expect((await call("POST", url, one.by.headers, body)).statusCode).toBe(401);
    expect((await call("POST", url, await as("content_admin"), body)).statusCode).toBe(403);
    const headers = await as("user_admin");
    expect((await call("POST", url, headers, { reason: "x" })).statusCode).toBe(400);
    const both = await Promise.all([1, 2].map(() => call("POST", url, headers, body)));
    expect(both.map((answer) => answer.json().withdrawn).toSorted()).toEqual([0, 2]);
    expect([await look(one.id), await trust(one.carId), await look(other)]).toEqual([404, undefined, 404]);
    const read = await call("GET", `inspections/${other}`, seller.headers);
    expect(read.json()).toMatchObject({ state: "withdrawn", withdrawnReason: body.reason });
    await jobs.run();
    const notices = await db
      .selectFrom("notifications")
      .select("body_en as body")
      .where("user_id", "=", seller.id)
      .execute();
    expect(notices.at(-1)?.body).toContain(body.reason);
    const none = "00000000-0000-7000-8000-000000000000";
    expect(
      codeOf(await call("POST", `admin/inspection-partners/${none}/withdraw-reports`, headers, body)),
    ).toEqual([404, "inspection.partner_not_found"]);
  });
});
