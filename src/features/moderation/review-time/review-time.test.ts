import { expect, it } from "vitest";
import { makeAdministrator } from "#features/administrators/admin.factory.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { findReviewTime } from "./review-time.routes.ts";

const { app, db, time } = await testApp();
const car_id = await makeListing(db, { user_id: await makeUser(db) });
const { id: admin_id } = await makeAdministrator(db);
const minutesAgo = (minutes: number) => new Date(time.now.getTime() - minutes * 60_000);
const decide = (waited: (number | null)[], given: object = {}) =>
  db
    .insertInto("listing_reviews")
    .values(
      waited.map((minutes) => ({
        ...{ car_id, admin_id, decision: "active" as const, before: "{}", decided_at: minutesAgo(5) },
        waited_seconds: minutes === null ? null : minutes * 60,
        ...given,
      })),
    )
    .execute();

it("says nothing of few decisions, then half of what was decided within 30 days", async () => {
  expect((await app.inject("/api/review-time")).json()).toEqual({ decided: 0, medianMinutes: null });
  await decide([10, 20, 30, 500]);
  expect(await findReviewTime(db, time.now)).toEqual({ decided: 4, medianMinutes: null });
  await decide([40]);
  expect(await findReviewTime(db, time.now)).toEqual({ decided: 5, medianMinutes: 30 });
});

it("counts no decision that was taken back, was not waited for, or is long ago", async () => {
  const before = await findReviewTime(db, time.now);
  await decide([9000, 9000, 9000], { undone_at: time.now });
  await decide([null, null]);
  await decide([9000, 9000, 9000], { decided_at: minutesAgo(31 * 1440) });
  expect(await findReviewTime(db, time.now)).toEqual(before);
});
