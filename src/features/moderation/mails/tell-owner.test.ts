import { describe, expect, it } from "vitest";
import { makeAdministrator } from "#features/administrators/admin.factory.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { decideMany } from "../verbs/decide-many.ts";

const test = await testApp();
const { db, time } = test;
const jobs = await testJobs(test);
const maya = await makeAdministrator(db, "content_admin");

const decided = (
  ids: string[],
  given: { status: "active" } | { status: "rejected"; code: "bad_photos"; reason: string },
) => db.transaction().execute((tx) => decideMany(tx, maya, { ids, ...given }, time.now));
const waitingOf = (user_id: string, title: string) => makeListing(db, { user_id, title, status: "pending" });

describe("what reaches the owner after a review", () => {
  it.each([
    ["ar", "إعلانك معروض الآن", "إعلانك يحتاج إلى تعديل", "استبدل الصور"],
    ["en", "Your listing is live", "Your listing needs a change", "Replace the photos"],
  ] as const)(
    "is one mail for each kind, and a notice for each listing: %s",
    async (language, live, change, mend) => {
      const user = await makeUser(db, { language });
      const [good, bad] = [await waitingOf(user, "Kia Picanto"), await waitingOf(user, "Kia Rio")];
      await decided([good], { status: "active" });
      await decided([bad], { status: "rejected", code: "bad_photos", reason: "Too dark" });
      const before = (await jobs.mails()).length;
      await jobs.run();
      const mails = (await jobs.mails()).slice(0, (await jobs.mails()).length - before);
      expect(mails.map(({ subject }) => subject).toSorted()).toEqual([live, change].toSorted());
      const refused = mails.find(({ subject }) => subject === change);
      for (const part of [refused?.text, refused?.html]) {
        expect(part).toContain("Kia Rio");
        expect(part).toContain("Too dark");
        expect(part).toContain(mend);
      }
      expect(refused?.text).toContain(`/edit-car/${bad}${language === "en" ? "?lang=en" : ""}`);
      const notices = await db
        .selectFrom("notifications")
        .select(["type", language === "ar" ? "title" : "title_en as title", "link"])
        .select(language === "ar" ? "body" : "body_en as body")
        .where("user_id", "=", user)
        .orderBy("type")
        .execute();
      expect(notices).toEqual([
        { type: "car_approved", title: live, body: "Kia Picanto", link: `/cars/${good}` },
        {
          type: "car_rejected",
          title: change,
          body: expect.stringContaining("\u2068Kia Rio\u2069: \u2068Too dark\u2069"),
          link: `/edit-car/${bad}`,
        },
      ]);
      await jobs.runNamed("moderation.tell_owner", { userId: user });
      await jobs.run();
      expect(await jobs.mails()).toHaveLength(before + 2);
    },
  );

  it("is one mail for many listings that were decided in one go", async () => {
    const user = await makeUser(db, { language: "en" });
    const ids = await Promise.all(["One", "Two", "Three"].map((title) => waitingOf(user, `Kia ${title}`)));
    await decided(ids, { status: "active" });
    const before = (await jobs.mails()).length;
    await jobs.run();
    expect(await jobs.mails()).toHaveLength(before + 1);
    const [mail] = await jobs.mails();
    expect(mail?.subject).toBe("3 of your listings are live");
    for (const word of ["One", "Two", "Three"]) expect(mail?.text).toContain(`Kia ${word}`);
  });
});
