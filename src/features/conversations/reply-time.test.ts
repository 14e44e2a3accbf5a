import { beforeAll, describe, expect, it } from "vitest";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../tests/support/app.ts";
import { makeTalker } from "./conversation.factory.ts";

const { app, db, time } = await testApp();
// Brings the plan that has room for everything.
beforeAll(() => makeUser(db));
const minutesOf = async (id: string) =>
  (await app.inject({ url: `/api/sellers/${id}/reply-time` })).json().minutes;
const later = (minutes: number) => {
  time.now = new Date(time.now.getTime() + minutes * 60_000);
};

describe("how soon a seller answers", () => {
  it("is told from five answered conversations on, as half of them were or sooner", async () => {
    const seller = await makeTalker(app, db);
    expect(await minutesOf(seller.id)).toBe(null);
    const answers = [2, 10, 30, 600, 1000];
    for (const minutes of answers) {
      const buyer = await makeTalker(app, db);
      const begun = await buyer.begin(await makeListing(db, { user_id: seller.id }));
      expect(await minutesOf(seller.id)).toBe(null);
      later(minutes);
      await seller.write(begun.json().conversation.id, "Yes");
    }
    expect(await minutesOf(seller.id)).toBe(30);
    // Two that were never answered.
    for (const _ of [1, 2]) {
      const buyer = await makeTalker(app, db);
      await buyer.begin(await makeListing(db, { user_id: seller.id }));
    }
    expect(await minutesOf(seller.id)).toBe(30);
    later(2 * 24 * 60);
    expect(await minutesOf(seller.id)).toBe(600);
    later(91 * 24 * 60);
    expect(await minutesOf(seller.id)).toBe(null);
  });

  it("is nothing of an id that is nobody's", async () => {
    expect(await minutesOf("00000000-0000-7000-8000-000000000000")).toBe(null);
  });
});
