import { describe, expect, it } from "vitest";
import { makeListings, makeUser } from "#features/listings/listing.factory.ts";
import { loadServerMessages } from "#i18n/server-messages.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { plansIn } from "../plan.factory.ts";
import { setPlan } from "../verbs/set-plan.ts";
import { endedLetter, reminderLetter } from "./plan-letters.ts";

const test = await testApp();
const { db, time } = test;
const jobs = await testJobs(test);
const { buyPlan, locked } = plansIn(db, time);
const words = await loadServerMessages();
const start = time.now.getTime();
const at = (days: number) => {
  time.now = new Date(start + days * 86_400_000);
};

let people = 0;
/** A user with a premium plan of thirty days from the start, and three listings. */
async function subscriber(language: "ar" | "en", given: Parameters<typeof makeUser>[1] = {}) {
  at(0);
  const email = `subscriber${++people}@example.com`;
  const id = await makeUser(db, { current_plan: "free", email, language, ...given });
  await buyPlan(id, "premium");
  await makeListings(
    db,
    ["Oldest", "Newest", "Middle"].map((title, i) => ({
      user_id: id,
      title,
      updated_at: time.now,
      refreshed_at: new Date(start - ([3, 1, 2][i] ?? 0) * 86_400_000),
      expires_at: new Date(start + 90 * 86_400_000),
    })),
  );
  const mails = async () => (await jobs.mails()).filter((mail) => mail.to === email);
  return { id, mails, subjects: async () => (await mails()).map(({ subject }) => subject).reverse() };
}
async function morning(days: number) {
  at(days);
  await jobs.runNamed("plans.remind");
  await jobs.runNamed("plans.end_due");
  await jobs.run();
}

describe("the mails about the end of a plan", () => {
  it("come a week before, a day before and when it is over: each once, however often the job runs", async () => {
    const one = await subscriber("en");
    for (const days of [22.5, 23.2, 23.2, 24.2, 28.5, 29.2, 29.2, 30.1, 30.1, 31]) await morning(days);
    expect(await one.subjects()).toEqual([
      "Your Premium plan ends in 7 days",
      "Your Premium plan ends tomorrow",
      "Your Premium plan has ended",
    ]);
    const [ended, reminder] = await one.mails();
    expect(reminder?.text).toContain("2 of your listings then have no place");
    expect(ended?.text).toContain("2 listings had no place left");
    for (const mail of [ended, reminder]) {
      expect(mail?.text).toMatch(/Stays on the market: \u2068?Newest/);
      expect(mail?.text).not.toMatch(/Oldest|Middle/);
      expect(mail?.text).toContain("/subscriptions?plan=premium&lang=en");
    }
  });

  it("are in Arabic, and name one day only when there is one left", async () => {
    const one = await subscriber("ar");
    await morning(29.5);
    expect(await one.subjects()).toEqual(["باقتك «بائع جاد» تنتهي غداً"]);
    const [mail] = await one.mails();
    expect(mail?.text).toContain("ويبقى إعلانان من إعلاناتك بلا مكان");
  });

  it("do not come when the plan was prolonged, and come again before its new end", async () => {
    const one = await subscriber("en");
    at(23.5);
    await jobs.runNamed("plans.remind");
    await buyPlan(one.id, "premium");
    await jobs.run();
    await morning(29.5);
    await morning(30.5);
    expect(await one.subjects()).toEqual([]);
    await morning(53.5);
    expect(await one.subjects()).toEqual(["Your Premium plan ends in 7 days"]);
  });

  it("are not for who chose a plan before the mail left, was given one that follows, or is suspended", async () => {
    const renewed = await subscriber("en");
    const given = await subscriber("en");
    const suspended = await subscriber("en", { user_status: "suspended" });
    await locked(given.id, (tx) =>
      setPlan(tx, { userId: given.id, planSlug: "premium", days: null, at: time.now }),
    );
    await buyPlan(given.id, "dealer");
    at(30.5);
    await jobs.runNamed("plans.end_due");
    await buyPlan(renewed.id, "premium");
    await jobs.run();
    expect([await renewed.subjects(), await given.subjects()]).toEqual([[], ["Your plan is now “Premium”"]]);
    const before = await suspended.subjects();
    await morning(29.5);
    expect(await suspended.subjects()).toEqual(before);
  });
});

describe("every count is said as people say it", () => {
  const writer = { siteName: "Mishwar", siteUrl: "https://mishwar.example" };
  const reader = (language: "ar" | "en", hidden: number) => ({
    t: words[language],
    language,
    firstName: "Rana",
    plan: "Premium",
    slug: "premium",
    staying: ["Kia"],
    hidden,
  });
  const now = new Date("2026-11-15T10:00:00Z");
  const ends = (days: number) => new Date(now.getTime() + days * 86_400_000);

  it.each([
    [0, "تنتهي اليوم"],
    [1, "تنتهي غداً"],
    [2, "تنتهي بعد يومين"],
    [7, "تنتهي بعد 7 أيام"],
    [11, "تنتهي بعد 11 يوماً"],
    [100, "تنتهي بعد 100 يوم"],
  ])("%i days", (days, words) => {
    expect(reminderLetter(writer, reader("ar", 0), ends(days), now).heading).toContain(words);
  });

  it.each([
    [0, "وإعلاناتك كلها ما زالت معروضة"],
    [1, "وأُخفي إعلان واحد"],
    [2, "وأُخفي إعلانان"],
    [3, "وأُخفيت 3 إعلانات"],
    [11, "وأُخفي 11 إعلاناً"],
    [100, "وأُخفي 100 إعلان"],
  ])("%i listings", (hidden, words) => {
    const letter = endedLetter(writer, reader("ar", hidden));
    expect(letter.paragraphs.join()).toContain(words);
    expect(letter.facts?.length).toBe(hidden > 0 ? 1 : 0);
  });
});
