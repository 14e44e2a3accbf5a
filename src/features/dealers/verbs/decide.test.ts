import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeAdministrator } from "#features/administrators/admin.factory.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { fitListings } from "#features/plans/periods/fit-listings.ts";
import { lockSeller } from "#features/selling/owner.queries.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { changeBadge } from "../admin/change-badge.ts";
import { makeApplication } from "../application.factory.ts";
import { approveApplication, rejectApplication } from "./decide.ts";

const test = await testApp();
const { app, db, time } = test;
const jobs = await testJobs(test);
const { id: administratorId } = await makeAdministrator(db);

async function applied(given: Omit<Partial<Parameters<typeof makeApplication>[1]>, "user_id"> = {}) {
  const userId = await makeUser(db, { first_name: "Rana" });
  return { userId, applicationId: await makeApplication(db, { user_id: userId, ...given }) };
}
const decision = (applicationId: string) => ({ applicationId, administratorId, at: time.now });
const approve = (id: string) => db.transaction().execute((tx) => approveApplication(tx, decision(id)));
const reject = (id: string, reason = "The license is not readable.") =>
  db.transaction().execute((tx) => rejectApplication(tx, { ...decision(id), reason }));
const rowOf = (id: string) =>
  db.selectFrom("dealer_applications").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const userOf = (id: string) =>
  db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const mailTo = async (userId: string) => {
  const { email } = await userOf(userId);
  await jobs.run();
  return (await jobs.mails()).filter(({ to }) => to === email);
};

describe("approving an application", () => {
  it("gives the listings the priority of the dealer plan, also to one who pays for none, and only with the badge", async () => {
    const { userId, applicationId } = await applied();
    const car = await makeListing(db, { user_id: userId });
    const priority = async (id = car) =>
      (await db.selectFrom("cars").select("search_priority").where("id", "=", id).executeTakeFirstOrThrow())
        .search_priority;
    const { search_priority: ofDealers } = await db
      .selectFrom("subscription_plans")
      .select("search_priority")
      .where("slug", "=", "dealer")
      .executeTakeFirstOrThrow();
    expect([await priority(), ofDealers > 0]).toEqual([0, true]);
    await approve(applicationId);
    expect(await priority()).toBe(ofDealers);
    // What follows plans does not take it away, and neither has a new listing less.
    await fitListings(db, userId, time.now, true);
    expect(await priority()).toBe(ofDealers);
    expect((await lockSeller(db, userId, time.now)).search_priority).toBe(ofDealers);
    const badge = (verified: boolean) =>
      db
        .transaction()
        .execute((tx) => changeBadge(tx, { userId, verified, reason: "Looked at", at: time.now }));
    await badge(false);
    expect(await priority()).toBe(0);
    await badge(true);
    expect(await priority()).toBe(ofDealers);
  });

  it("makes its applicant a dealer with the badge, and leaves plan and places alone", async () => {
    const { userId, applicationId } = await applied();
    const car = await makeListing(db, { user_id: userId, expires_at: new Date("2027-06-01T00:00:00Z") });
    const badge = async () =>
      (await app.inject(`/api/cars/${car}`)).json().seller.isVerifiedDealer as boolean;
    expect(await badge()).toBe(false);
    const before = await userOf(userId);
    const { slug } = await approve(applicationId);
    expect(slug).toMatch(/^cedars-motors/);
    expect(await userOf(userId)).toEqual({
      ...before,
      is_dealership: true,
      is_verified_dealer: true,
      dealership_name: "Cedars Motors",
      dealership_license: "BEY-2019-448",
      dealership_address: "Dora highway, next to the bridge",
      dealership_city: "metn",
      dealership_phone: "+9611234567",
      dealership_slug: slug,
      updated_at: time.now,
    });
    expect(await rowOf(applicationId)).toMatchObject({
      state: "approved",
      reviewer_id: administratorId,
      decided_at: time.now,
      reason: null,
    });
    expect(await badge()).toBe(true);
  });

  it("gives each dealership an address of its own, also those of one name at once", async () => {
    const some = await Promise.all([1, 2, 3].map(() => applied({ dealership_name: "معرض النور" })));
    const slugs = await Promise.all(some.map(({ applicationId }) => approve(applicationId)));
    expect(slugs.map(({ slug }) => slug).sort()).toEqual([
      "mard-al-nour",
      "mard-al-nour-2",
      "mard-al-nour-3",
    ]);
  });

  it("keeps the names of calls for the calls", async () => {
    const { applicationId } = await applied({ dealership_name: "Me" });
    expect((await approve(applicationId)).slug).toBe("me-2");
  });

  it("furnishes the showroom once: what the dealer wrote since stays", async () => {
    const { userId, applicationId } = await applied();
    await approve(applicationId);
    const profile = () =>
      db.selectFrom("dealer_profiles").selectAll().where("user_id", "=", userId).executeTakeFirstOrThrow();
    expect(await profile()).toMatchObject({
      specialization: "used_cars",
      years_in_business: "7",
      about_ar: null,
      about_en: expect.stringContaining("Family dealership"),
    });
    await db
      .updateTable("dealer_profiles")
      .set({ about_en: "My own words" })
      .where("user_id", "=", userId)
      .execute();
    await db.updateTable("users").set({ is_verified_dealer: false }).where("id", "=", userId).execute();
    const again = {
      user_id: userId,
      specialization: "luxury_cars",
      description: "معرض للسيارات الفخمة في بيروت.",
    };
    await approve(await makeApplication(db, again));
    expect(await profile()).toMatchObject({
      specialization: "luxury_cars",
      about_ar: null,
      about_en: "My own words",
    });
  });

  it("leaves a dealer's address as it is when the badge is given a second time", async () => {
    const { userId, applicationId } = await applied();
    const { slug } = await approve(applicationId);
    await db.updateTable("users").set({ is_verified_dealer: false }).where("id", "=", userId).execute();
    const again = await makeApplication(db, { user_id: userId, dealership_name: "Another Name" });
    expect((await approve(again)).slug).toBe(slug);
    expect(await userOf(userId)).toMatchObject({ dealership_name: "Another Name", is_verified_dealer: true });
  });

  it.each([
    ["ar", "تم اعتماد معرضك", "/add-car\n"],
    ["en", "Your dealership is approved", "/add-car?lang=en"],
  ])("tells the applicant in the language of the application: %s", async (language, subject, link) => {
    const { userId, applicationId } = await applied({ language });
    await approve(applicationId);
    const mails = await mailTo(userId);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject, language });
    expect(mails[0]?.text).toContain(link);
    expect(mails[0]?.text).toContain("Cedars Motors");
  });
});

describe("rejecting an application", () => {
  it("keeps why, tells the applicant, and makes nobody a dealer", async () => {
    const { userId, applicationId } = await applied();
    const before = await userOf(userId);
    await reject(applicationId, "  الرخصة غير مقروءة. <b>أعد إرسالها</b> ");
    expect(await rowOf(applicationId)).toMatchObject({
      state: "rejected",
      reason: "الرخصة غير مقروءة. <b>أعد إرسالها</b>",
      reviewer_id: administratorId,
    });
    expect(await userOf(userId)).toEqual(before);
    const [mail] = await mailTo(userId);
    expect(mail?.text).toContain("الرخصة غير مقروءة.");
    expect(mail?.text).toContain("/dealership-registration\n");
    expect(mail?.html).not.toContain("<b>");
  });

  it("needs a reason", async () => {
    const { applicationId } = await applied();
    await expect(reject(applicationId, "  ")).rejects.toMatchObject({ code: "request.invalid" });
    expect((await rowOf(applicationId)).state).toBe("pending");
  });
});

describe("an application that was decided", () => {
  it("is not decided again: of two reviewers at once the second is told", async () => {
    const { userId, applicationId } = await applied();
    const outcomes = await Promise.allSettled([approve(applicationId), reject(applicationId)]);
    const refused = outcomes.filter((one) => one.status === "rejected");
    expect(refused.map(({ reason }) => reason.code)).toEqual(["dealer.decided"]);
    const { state } = await rowOf(applicationId);
    expect((await userOf(userId)).is_verified_dealer).toBe(state === "approved");
    await expect(approve(applicationId)).rejects.toMatchObject({ code: "dealer.decided", status: 409 });
    await expect(reject(applicationId)).rejects.toMatchObject({ code: "dealer.decided" });
    expect(await mailTo(userId)).toHaveLength(1);
  });

  it("stays as it was, whoever writes", async () => {
    const { applicationId } = await applied();
    await reject(applicationId);
    const write = db
      .updateTable("dealer_applications")
      .set({ state: "pending", reason: null, decided_at: null, reviewer_id: null })
      .where("id", "=", applicationId)
      .execute();
    await expect(write).rejects.toThrow("stays as it was");
  });

  it("is nobody's where there is none", async () => {
    const code = "dealer.application_not_found";
    await expect(approve(randomUUID())).rejects.toMatchObject({ code });
    await expect(reject(randomUUID())).rejects.toMatchObject({ code });
  });

  it("is not told to an account that is gone", async () => {
    const { userId, applicationId } = await applied();
    const { email } = await userOf(userId);
    await approve(applicationId);
    await sql`delete from users where id = ${userId}::uuid`.execute(db);
    await jobs.run();
    expect((await jobs.mails()).filter(({ to }) => to === email)).toEqual([]);
  });
});
