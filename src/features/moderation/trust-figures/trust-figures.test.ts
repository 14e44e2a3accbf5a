import { expect, it } from "vitest";
import { writeLog } from "#features/administrators/activity-log.ts";
import { makeAdministrator } from "#features/administrators/admin.factory.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { makeAppeal } from "#features/selling/appeals/appeals.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { answerAppeal } from "../appeals/verbs/answer-appeal.ts";
import { makeChosen } from "../second-looks/second-looks.factory.ts";
import { findTrustFigures } from "./trust-figures.routes.ts";

const { app, db, time } = await testApp();
const userId = await makeUser(db);
const car_id = await makeListing(db, { user_id: userId });
const { id: admin_id } = await makeAdministrator(db);
const daysAgo = (days: number) => new Date(time.now.getTime() - days * 86_400_000);
const decide = (
  decision: "active" | "rejected",
  given: { was?: string; hours?: number | null; days?: number; undone?: boolean } = {},
) =>
  db
    .insertInto("listing_reviews")
    .values({
      ...{ car_id, admin_id, decision, code: decision === "rejected" ? "other" : null },
      before: JSON.stringify({ status: given.was ?? "pending" }),
      waited_seconds: given.hours === null ? null : (given.hours ?? 2) * 3600,
      decided_at: daysAgo(given.days ?? 1),
      undone_at: given.undone ? time.now : null,
    })
    .execute();
const report = (reporter: string, days: number, outcome: "upheld" | "dismissed" | null = null) =>
  db
    .insertInto("listing_reports")
    .values({
      ...{ car_id, reporter, reason: "fraud", created_at: daysAgo(days), outcome },
      ...(outcome && { resolved_at: time.now, resolved_by: admin_id }),
    })
    .execute();

/** Answered the day before yesterday, of a listing that is gone by now; or waiting. */
const appeal = async (outcome: "upheld" | "overturned" | null) => {
  const { id, carId } = await makeAppeal(db, { userId, by: admin_id, at: daysAgo(3) });
  if (!outcome) return;
  const { id: another } = await makeAdministrator(db, "content_admin");
  const [at, answer] = [daysAgo(2), { id, outcome, answer: "We looked again" }];
  await db.transaction().execute(async (tx) => {
    const { log } = await answerAppeal(tx, { id: another }, answer, at);
    await writeLog(tx, another, { address: "127.0.0.1", userAgent: null }, log, at);
  });
  await db.deleteFrom("cars").where("id", "=", carId).execute();
};

const secondLook = async (agrees: boolean, days = 1) => {
  const { id } = await makeChosen(db, { userId, by: admin_id, at: daysAgo(91) });
  const look = { agrees, note: agrees ? null : "The photos show another car", looked_at: daysAgo(days) };
  await db
    .insertInto("second_looks")
    .values({ ...look, review_id: id, looked_by: admin_id })
    .execute();
};

it("counts what was reviewed, rejected, removed, appealed and reported within 90 days, and tells the time from five on", async () => {
  const none = {
    days: 90,
    reviewed: 0,
    rejected: 0,
    removed: 0,
    reported: 0,
    upheld: 0,
    appealed: 0,
    overturned: 0,
    lookedAgain: 0,
    agreed: 0,
  };
  expect((await app.inject("/api/trust/figures")).json()).toEqual({
    ...none,
    ...{ medianHours: null, conversationsReported: 0, conversationsUpheld: 0 },
  });
  for (const hours of [1, 2, 3]) await decide("active", { hours });
  await decide("rejected", { hours: 40 });
  expect((await findTrustFigures(db, time.now)).medianHours).toBeNull();
  await decide("active", { hours: 50 });
  await decide("rejected", { was: "active", hours: null });
  await appeal("upheld");
  await appeal("overturned");
  await appeal(null);
  await secondLook(true);
  await secondLook(false);
  await report("one", 2);
  await report("two", 80, "upheld");
  await report("three", 5, "dismissed");
  expect(await findTrustFigures(db, time.now)).toEqual({
    ...{ days: 90, reviewed: 5, rejected: 1, removed: 1, reported: 3, upheld: 1 },
    ...{ appealed: 2, overturned: 1, lookedAgain: 2, agreed: 1 },
    ...{ medianHours: 3, conversationsReported: 0, conversationsUpheld: 0 },
  });
});

it("counts nothing that was taken back, or is longer ago", async () => {
  const before = await findTrustFigures(db, time.now);
  await decide("rejected", { was: "active", undone: true });
  await decide("rejected", { was: "active", days: 91 });
  await secondLook(true, 91);
  await report("four", 91, "upheld");
  expect(await findTrustFigures(db, time.now)).toEqual(before);
});
