import { describe, expect, it } from "vitest";
import {
  adminPassword,
  makeAdministrator,
  signInAdministrator,
} from "#features/administrators/admin.factory.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { secondProcess, testApp } from "../../../tests/support/app.ts";
import { testJobs } from "../../../tests/support/jobs.ts";
import { repriceAll } from "./reprice.ts";

const test = await testApp();
const { app, db, time } = test;
const other = await secondProcess(test);
const jobs = await testJobs(test);
const maya = await makeAdministrator(db);
const headers = { ...(await signInAdministrator(db, maya.id, time.now)), "accept-language": "en" };

type Settings = Record<
  string,
  { values: Record<string, unknown>; version: string; changedBy: string | null }
>;
const read = async (on = app): Promise<Settings> =>
  (await on.inject({ url: "/api/admin/settings", headers })).json();
const put = (payload: object, on = app) =>
  on.inject({ method: "PUT", url: "/api/admin/settings", headers, payload });
/** Changes some fields of a section, against what is stored now. */
async function change(section: string, given: Record<string, unknown>, on = app) {
  const { values = {}, version } = (await read())[section] ?? {};
  const { asOf: _, isStale: __, ...form } = values as Record<string, unknown>;
  return put({ section, version, ...form, ...given }, on);
}
const logged = () =>
  db
    .selectFrom("admin_activity_log")
    .select(["resource_id", "before", "after", "admin_id"])
    .where("action", "=", "settings.changed")
    .orderBy("id", "desc")
    .executeTakeFirst();

describe("settings", () => {
  it("are in force at once in every process", async () => {
    const answer = await change("general", { nameEn: "Souk", phone: "70 123 456", descriptionEn: "Cars" });
    expect(answer.statusCode, answer.body).toBe(200);
    expect({ ...answer.json().general, changed: answer.json().general.changed.toSorted() }).toMatchObject({
      values: { nameEn: "Souk", phone: "+96170123456" },
      changedBy: "Maya Saadeh",
      changedAt: time.now.toISOString(),
      changed: ["nameEn", "phone", "descriptionEn"].toSorted(),
    });
    for (const process of [app, other]) {
      const site = (await process.inject({ url: "/api/site" })).json();
      expect(site).toMatchObject({ nameEn: "Souk", phone: "+96170123456", descriptionEn: "Cars" });
    }
    const stop = await app.inject({ url: "/unsubscribe?token=x&lang=en" });
    expect(stop.body).toContain('<a class="site" href="/">Souk</a>');
    const totp = await app.inject({
      method: "POST",
      url: "/api/admin/totp",
      headers: { ...headers, "accept-language": "en" },
      payload: { password: adminPassword },
    });
    expect(totp.json().address).toContain("otpauth://totp/Souk:");
    expect(await logged()).toEqual({
      resource_id: "general",
      before: { nameEn: "Mishwar", phone: "", descriptionEn: "" },
      after: { nameEn: "Souk", phone: "+96170123456", descriptionEn: "Cars" },
      admin_id: maya.id,
    });
  });

  it.each([
    ["fees", "commissionPercent", [0, 100, 2.5], [-1, 100.5, 101, 1.234, "5", null]],
    ["fees", "featured", [0.01, 25], [0, -1, 10_001, 3.999]],
    ["fees", "premiumDays", [1, 3660], [0, 3661, 1.5]],
    ["security", "maxLoginAttempts", [3, 10], [2, 11, 0, 4.5, "5"]],
    ["security", "sessionTimeoutMinutes", [15, 120], [14, 121, 30.5]],
    ["listings", "periodDays", [1, 365], [0, 366]],
    ["listings", "papersDays", [1, 365], [0, 366]],
    ["listings", "papersWaitingDays", [1, 365], [0, 366]],
    ["rates", "lbp", [100, 90_000.5], [0, 99, -89_500]],
    ["rates", "eur", [0.1, 0.9], [0, 11]],
    ["notices", "sms", [false], [true, "no"]],
    ["notices", "push", [false, true], ["no", null]],
    ["general", "email", ["", "Hello@Mishwar.example"], ["hello", "a@b", "a b@c.example"]],
    ["general", "whatsapp", ["", "03 123 456"], ["12", "<script>"]],
    ["general", "nameAr", ["سوق"], ["", "   ", "x".repeat(41)]],
    [
      "payments",
      "bankIban",
      ["", "LB62 0999 0000 0001 0019 0122 9114"],
      ["LB62 0999 0000 0001 0019 0122 9115", "x"],
    ],
  ] as const)("%s: %s is held to what it may be", async (section, field, right, wrong) => {
    for (const value of right) {
      expect((await change(section, { [field]: value })).statusCode, String(value)).toBe(200);
    }
    const before = (await read())[section]?.values;
    for (const value of wrong) {
      const answer = await change(section, { [field]: value });
      expect([answer.statusCode, Object.keys(answer.json().errors)], String(value)).toEqual([400, [field]]);
    }
    expect((await read())[section]?.values).toEqual(before);
  });

  it("refuse what is no setting, and a section that is not whole", async () => {
    const { version } = (await read()).notices ?? {};
    expect((await change("notices", { isAdmin: true })).statusCode).toBe(400);
    expect((await put({ section: "notices", version, email: true })).statusCode).toBe(400);
    expect((await put({ section: "secrets", version })).statusCode).toBe(400);
    expect((await put({ section: "notices", email: true, sms: false, push: false })).statusCode).toBe(400);
  });

  it("are changed by the first of two; the second is told by whom, and nothing is overwritten", async () => {
    for (const section of ["security", "fees"] as const) {
      const [field, one, two] =
        section === "security" ? ["maxLoginAttempts", 4, 7] : (["verificationBadge", 11, 12] as const);
      const { values, version } = (await read())[section] ?? { values: {}, version: "" };
      const both = await Promise.all([
        put({ section, version, ...values, [field]: one }),
        put({ section, version, ...values, [field]: two }, other),
      ]);
      expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
      const won = both[0].statusCode === 200 ? one : two;
      const lost = both.find(({ statusCode }) => statusCode === 409)?.json();
      expect(lost).toMatchObject({ code: "settings.changed", changedBy: "Maya Saadeh" });
      expect((await read())[section]?.values[field]).toBe(won);
    }
  });

  it("write nothing down where nothing changed", async () => {
    const count = () =>
      db
        .selectFrom("admin_activity_log")
        .select((one) => one.fn.countAll().as("n"))
        .executeTakeFirstOrThrow();
    const before = await count();
    expect((await change("listings", {})).statusCode).toBe(200);
    expect(await count()).toEqual(before);
  });

  it("of security are held to at the next sign-in, in every process", async () => {
    await change("security", { maxLoginAttempts: 3 });
    const guess = (on: typeof app) =>
      on.inject({
        method: "POST",
        url: "/api/auth/login",
        payload: { email: "someone@example.com", password: "Wrong-password-1" },
      });
    const codes: number[] = [];
    for (let i = 0; i < 4; i++) codes.push((await guess(i % 2 ? other : app)).statusCode);
    expect(codes).toEqual([401, 401, 401, 423]);
  });

  it("of fees are what is sold", async () => {
    await change("fees", { featured: 4.5, premiumDays: 45 });
    const features = (await other.inject({ url: "/api/bonus-features" })).json();
    const list = Array.isArray(features) ? features : features.data;
    expect(list.find(({ slug }: { slug: string }) => slug === "featured").price).toBe(4.5);
    const plans = (await other.inject({ url: "/api/subscription-plans" })).json();
    const all = Array.isArray(plans) ? plans : plans.data;
    expect(all.find(({ slug }: { slug: string }) => slug === "premium").duration).toBe(45);
  });

  it("of payments are offered, and a place without a name is not", async () => {
    await change("payments", {
      omtName: "Mishwar SAL",
      omtNumber: "70123456",
      whishName: "",
      whishNumber: "1",
    });
    const row = await db
      .selectFrom("app_settings")
      .select(["value", "updated_by"])
      .where("key", "=", "transfers")
      .executeTakeFirstOrThrow();
    expect(row.value).toMatchObject({ omt: { name: "Mishwar SAL", number: "70123456" } });
    expect(row.value).not.toHaveProperty("whish");
    expect(row.updated_by).toBe(maya.id);
  });

  it("stop notices by mail, and no link that an account needs", async () => {
    const user_id = await makeUser(db, { language: "en", email: "quiet@example.com" });
    const mailsAfter = async (work: () => Promise<unknown>) => {
      const before = (await jobs.mails()).length;
      await work();
      await jobs.run();
      return (await jobs.mails()).length - before;
    };
    const remind = async () => {
      await makeListing(db, { user_id, expires_at: new Date(time.now.getTime() + 2 * 86_400_000) });
      await jobs.runNamed("listings.remind");
    };
    const payload = { email: "quiet@example.com" };
    const reset = () => app.inject({ method: "POST", url: "/api/auth/forgot-password", payload });
    expect(await mailsAfter(remind)).toBe(1);
    await change("notices", { email: false });
    expect(await mailsAfter(remind)).toBe(0);
    expect(await mailsAfter(reset)).toBe(1);
    await change("notices", { email: true });
    expect(await mailsAfter(remind)).toBe(1);
  });
});

describe("exchange rates", () => {
  const priceOf = async (id: string) =>
    Number(
      (await db.selectFrom("cars").select("price_usd").where("id", "=", id).executeTakeFirstOrThrow())
        .price_usd,
    );

  it("reprice the listings with the change, and once more for what was submitted meanwhile", async () => {
    await change("rates", { lbp: 90_000, eur: 0.9 });
    const user_id = await makeUser(db);
    const pounds = await makeListing(db, { user_id, price: 900_000_000, currency: "lbp" });
    const euros = await makeListing(db, { user_id, price: 9_000, currency: "eur" });
    const dollars = await makeListing(db, { user_id, price: 9_000 });
    expect(await Promise.all([pounds, euros, dollars].map(priceOf))).toEqual([10_000, 10_000, 9_000]);
    await change("rates", { lbp: 100_000, eur: 0.8 });
    expect(await Promise.all([pounds, euros, dollars].map(priceOf))).toEqual([9_000, 11_250, 9_000]);
    // As a submission that had read the old rates would leave it.
    await db.updateTable("cars").set({ price_usd: 10_000 }).where("id", "=", pounds).execute();
    await jobs.runNamed("settings.reprice");
    expect(await priceOf(pounds)).toBe(9_000);
  });

  it("reprice a market that is larger than one transaction, each listing once", async () => {
    const user_id = await makeUser(db);
    const ids: string[] = [];
    for (let n = 1; n <= 5; n++) {
      ids.push(await makeListing(db, { user_id, price: n * 100_000_000, currency: "lbp" }));
    }
    await db.updateTable("cars").set({ price_usd: 1 }).where("id", "in", ids).execute();
    const numbers = () => db.selectFrom("cars").select("change_number").where("id", "in", ids).execute();
    await repriceAll(db, 2);
    expect(await Promise.all(ids.map(priceOf))).toEqual([1000, 2000, 3000, 4000, 5000]);
    const before = await numbers();
    await repriceAll(db, 2);
    expect(await numbers()).toEqual(before);
  });

  it("are said to be stale after 24 hours, until somebody confirms them", async () => {
    await change("rates", { lbp: 89_000 });
    expect((await read()).rates?.values).toMatchObject({ asOf: "2026-11-15", isStale: false });
    const then = time.now;
    time.now = new Date(then.getTime() + 24 * 3_600_000 + 1);
    const again = await signInAdministrator(db, maya.id, time.now);
    headers.authorization = again.authorization;
    expect((await read()).rates?.values.isStale).toBe(true);
    expect((await change("rates", {})).json().rates.values).toMatchObject({
      asOf: "2026-11-16",
      isStale: false,
    });
    expect(await logged()).toMatchObject({ resource_id: "rates", before: {}, after: {} });
  });
});
