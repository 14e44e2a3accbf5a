import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { makeAppeal } from "#features/selling/appeals/appeals.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { makeChosen } from "./second-looks.factory.ts";
import { countMonths, isSampled } from "./second-looks.queries.ts";

const { app, db, time } = await testApp();
const userId = await makeUser(db);
const note = "The photos show another car";

async function reviewer(role: "content_admin" | "payment_admin" = "content_admin") {
  const { id } = await makeAdministrator(db, role);
  const headers = await signInAdministrator(db, id, time.now);
  const list = (query = "") => app.inject({ url: `/api/admin/second-looks${query}`, headers });
  const say = (decision: string, payload: object = { outcome: "agreed" }) =>
    app.inject({ method: "PUT", url: `/api/admin/second-looks/${decision}`, headers, payload });
  return { id, headers, list, say };
}
const [maya, rami, nour] = [await reviewer(), await reviewer(), await reviewer()];

const ago = (ms: number) => new Date(time.now.getTime() - ms);
const [minute, day] = [60_000, 86_400_000];
const chosen = (given: Partial<Parameters<typeof makeChosen>[1]> = {}) =>
  makeChosen(db, { userId, by: maya.id, at: ago(minute), ...given });
const listed = async (who: typeof maya) =>
  (await who.list("?limit=100")).json().data.map((one: { id: string }) => one.id) as string[];

it("chooses about one decision in twenty, the same at each look, by the index alone", async () => {
  const carId = await makeListing(db, { user_id: userId });
  const month = ago(40 * day);
  await sql`insert into listing_reviews (car_id, admin_id, decision, before, decided_at)
    select ${carId}::uuid, ${maya.id}::uuid, 'active', '{}', ${month}::timestamptz from generate_series(1, 2000)`.execute(
    db,
  );
  const sample = async () =>
    (
      await sql<{ id: string }>`select r.id from listing_reviews r where ${isSampled} order by r.id`.execute(
        db,
      )
    ).rows;
  const found = await sample();
  expect(found.length).toBeGreaterThan(50);
  expect(found.length).toBeLessThan(150);
  expect(await sample()).toEqual(found);
  await db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const plan = await sql`explain select from listing_reviews r
      where ${isSampled} and r.decided_at > ${ago(day)}::timestamptz`.execute(tx);
    expect(JSON.stringify(plan.rows)).toContain("listing_reviews_sampled");
  });
  await db.deleteFrom("listing_reviews").execute();
});

it("is for reviewers alone", async () => {
  const { id } = await chosen();
  const [list, one] = ["/api/admin/second-looks", `/api/admin/second-looks/${id}`];
  const payload = { outcome: "agreed" };
  const payments = (await reviewer("payment_admin")).headers;
  for (const [headers, status] of [
    [{}, 401],
    [payments, 403],
  ] as const) {
    expect((await app.inject({ url: list, headers })).statusCode).toBe(status);
    expect((await app.inject({ method: "PUT", url: one, headers, payload })).statusCode).toBe(status);
  }
});

it("shows what stands, approvals and refusals, the oldest first, to all but who decided", async () => {
  const [older, newer] = [await chosen({ at: ago(6 * day), decision: "rejected" }), await chosen()];
  const found = await listed(rami);
  expect(found.indexOf(older.id)).toBeLessThan(found.indexOf(newer.id));
  expect(found).toEqual(expect.arrayContaining([older.id, newer.id]));
  expect(await listed(maya)).toEqual([]);
  const [one] = (await rami.list("?limit=100"))
    .json()
    .data.filter((shown: { id: string }) => shown.id === older.id);
  expect(one).toMatchObject({
    decision: { kind: "refused", code: "wrong_details", madeBy: "Maya Saadeh" },
    listing: { id: older.carId, status: "rejected" },
    look: null,
  });
});

it("takes no answer about what was not chosen, can be taken back still, is long ago, or does not stand", async () => {
  const undone = await chosen();
  await db.updateTable("listing_reviews").set({ undone_at: time.now }).where("id", "=", undone.id).execute();
  const sentAgain = await chosen({ decision: "rejected" });
  const deleted = await chosen();
  await db.updateTable("cars").set({ status: "pending" }).where("id", "=", sentAgain.carId).execute();
  await db.updateTable("cars").set({ deleted_at: time.now }).where("id", "=", deleted.carId).execute();
  const decidedSince = await chosen({ at: ago(2 * minute) });
  await db
    .insertInto("listing_reviews")
    .values({
      ...{ car_id: decidedSince.carId, admin_id: maya.id, decision: "active", before: "{}" },
      decided_at: ago(minute),
    })
    .execute();
  const appealed = await chosen({ decision: "rejected" });
  const appeal = await makeAppeal(db, { userId, by: maya.id, at: ago(minute) });
  await db
    .updateTable("listing_appeals")
    .set({ review_id: appealed.id })
    .where("id", "=", appeal.id)
    .execute();
  const others = [
    await chosen({ isChosen: false }),
    await chosen({ at: ago(14_000) }),
    await chosen({ at: ago(7 * day) }),
    { id: crypto.randomUUID() },
  ];
  for (const { id } of [undone, sentAgain, deleted, decidedSince, appealed, ...others]) {
    const answer = await rami.say(id);
    expect([answer.statusCode, answer.json().code]).toEqual([404, "second_look.not_found"]);
    expect(await listed(rami)).not.toContain(id);
  }
});

it("is answered once, by another, also twice at once, and leaves the listing and the log", async () => {
  const { id, carId } = await chosen();
  const before = await db.selectFrom("cars").selectAll().where("id", "=", carId).executeTakeFirst();
  const own = await maya.say(id);
  expect([own.statusCode, own.json().code]).toEqual([403, "second_look.own_decision"]);
  const both = await Promise.all([rami.say(id, { outcome: "disagreed", note }), nour.say(id)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(both.find(({ statusCode }) => statusCode === 409)?.json().code).toBe("second_look.answered");
  expect(await listed(nour)).not.toContain(id);
  expect(await db.selectFrom("cars").selectAll().where("id", "=", carId).executeTakeFirst()).toEqual(before);
  const log = await db
    .selectFrom("admin_activity_log")
    .select(["action"])
    .where("resource_id", "=", carId)
    .execute();
  expect(log).toHaveLength(1);
  expect(log[0]?.action).toMatch(/^second_look\./);
});

it("asks for a note of 10 to 500 characters where it disagrees, and gives it back as it was written", async () => {
  const { id } = await chosen();
  for (const payload of [
    {},
    { outcome: "disagreed" },
    { outcome: "disagreed", note: "Too short" },
    { outcome: "disagreed", note: ` ${"x".repeat(9)} ` },
    { outcome: "disagreed", note: "x".repeat(501) },
    { outcome: "disagreed", note: `${note}\u0000` },
    { outcome: "agreed", note },
    { outcome: "maybe" },
  ])
    expect((await rami.say(id, payload)).statusCode, JSON.stringify(payload)).toBe(400);
  const hostile = `<script>alert(1)</script> '; drop table cars -- ${"🚗".repeat(5)}`;
  expect((await rami.say(id, { outcome: "disagreed", note: hostile })).statusCode).toBe(200);
  const look = { outcome: "disagreed", note: hostile, by: "Maya Saadeh", at: time.now.toISOString() };
  expect((await maya.list("?state=answered")).json().data).toContainEqual(
    expect.objectContaining({ id, look }),
  );
});

it("says that nobody else could look where the market has one reviewer", async () => {
  const { id } = await chosen();
  expect((await maya.list()).json().isAlone).toBe(false);
  await db.updateTable("admin_users").set({ is_active: false }).where("id", "<>", maya.id).execute();
  try {
    expect((await maya.list()).json()).toMatchObject({ data: [], total: 0, isAlone: true });
    expect((await maya.say(id)).json().code).toBe("second_look.own_decision");
  } finally {
    await db.updateTable("admin_users").set({ is_active: true }).execute();
  }
});

it("counts six months by the month of the decision in Beirut", async () => {
  await db.deleteFrom("listing_reviews").execute();
  const at = new Date("2031-03-10T12:00:00Z");
  const times = [
    "2031-02-28T22:30:00Z",
    "2031-02-28T21:30:00Z",
    "2030-10-01T00:00:00Z",
    "2030-09-30T20:30:00Z",
  ];
  const ids: string[] = [];
  for (const made of times) ids.push((await chosen({ at: new Date(made) })).id);
  await chosen({ at, isChosen: false });
  const look = { looked_by: rami.id, looked_at: at };
  await db
    .insertInto("second_looks")
    .values([
      { ...look, review_id: ids[0] ?? "", agrees: true },
      { ...look, review_id: ids[1] ?? "", agrees: false, note },
    ])
    .execute();
  expect(await countMonths(db, at)).toEqual([
    { month: "2031-03", sampled: 1, looked_at: 1, agreed: 1 },
    { month: "2031-02", sampled: 1, looked_at: 1, agreed: 0 },
    { month: "2030-10", sampled: 1, looked_at: 0, agreed: 0 },
  ]);
});
