import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeConversationReport } from "#features/conversations/conversation.factory.ts";
import { makeApplication } from "#features/dealers/application.factory.ts";
import { makeReview } from "#features/dealers/reviews/review.factory.ts";
import { makePartner, makeReport } from "#features/inspections/inspection.factory.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { makePapers } from "#features/papers/papers.factory.ts";
import { makeOrder } from "#features/payments/payment.factory.ts";
import { plansIn } from "#features/plans/plan.factory.ts";
import { makeAppeal } from "#features/selling/appeals/appeals.factory.ts";
import type { Language } from "#i18n/language.ts";
import type { Mail } from "#platform/mail/mailer.ts";
import { testApp } from "../../../tests/support/app.ts";
import { testJobs } from "../../../tests/support/jobs.ts";
import { type AnnouncedAction, announced, unannounced } from "./actions.ts";
import { fieldNames } from "./activity/words/words.ts";
import { makeAdministrator, signInAdministrator } from "./admin.factory.ts";
import { versionOf } from "./versions.ts";

const test = await testApp();
const { app, db, time } = test;
const mails: Mail[] = [];
/** How many mails more the mail server turns away for now. */
let away = 0;
const jobs = await testJobs(test, {
  mailer: {
    send: async (mail) => {
      if (away-- > 0) throw new Error("away");
      mails.push(mail);
    },
    close: () => {},
  },
});
const { buyAddOn } = plansIn(db, time);
const places = JSON.stringify({ omt: { name: "Mishwar SAL", number: "+9611000000" } });
await db.updateTable("app_settings").set({ value: places }).where("key", "=", "transfers").execute();
const maya = await makeAdministrator(db);
const rami = await makeAdministrator(db);
const headers = await signInAdministrator(db, maya.id, time.now);
/** Longer than a reviewer can take a decision back, and within the administrator's session. */
const aMinute = 60_000;
const later = (ms: number) => new Date(time.now.getTime() + ms);

async function call(method: "PUT" | "POST" | "DELETE", url: string, payload?: object): Promise<void> {
  const key = { "idempotency-key": randomUUID() };
  const answer = await app.inject({
    method,
    url: `/api/admin/${url}`,
    headers: { ...headers, ...key },
    ...(payload && { payload }),
  });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
}
const put = (url: string, payload?: object) => call("PUT", url, payload);
const reason = "سبب The reason";

interface Somebody {
  id: string;
  email: string;
  language: Language;
}
async function somebody(language: Language, given: object = {}): Promise<Somebody> {
  const email = `${randomUUID()}@example.com`;
  const id = await makeUser(db, { email, language, first_name: "Rana", phone: "+96170123456", ...given });
  return { id, email, language };
}
const listing = (user: Somebody, given: object = {}) =>
  makeListing(db, { user_id: user.id, title: "Kia Rio 2019", ...given });
const report = async (carId: string, userId: string | null = null) =>
  (
    await db
      .insertInto("listing_reports")
      .values({ car_id: carId, user_id: userId, reporter: randomUUID(), reason: "fraud" })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;
/** The first reports what the second wrote about a listing. */
const talkReport = async (reporter: Somebody, reported: Somebody) =>
  makeConversationReport(db, {
    by: reporter.id,
    about: reported.id,
    carId: await listing(reported),
    at: time.now,
  });
async function payment(user: Somebody): Promise<string> {
  const orderId = await makeOrder(db, { userId: user.id, at: time.now, method: "manual" });
  await db.updateTable("orders").set({ language: user.language }).where("id", "=", orderId).execute();
  const { id } = await db
    .selectFrom("payments")
    .select("id")
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  return id;
}
async function badge(user: Somebody): Promise<string> {
  await buyAddOn(user.id, "verification_badge", { days: null });
  const seen = { phone_seen_at: time.now, document_seen_at: time.now };
  await db.updateTable("verifications").set(seen).where("user_id", "=", user.id).execute();
  return `verifications/${user.id}`;
}
async function campaign(user: Somebody): Promise<string> {
  const detail = { title: "Warranty week", body: "Everything is on sale this week" };
  await buyAddOn(user.id, "notification_campaign", { days: null, detail });
  const { id } = await db
    .selectFrom("campaigns")
    .select("id")
    .where("user_id", "=", user.id)
    .executeTakeFirstOrThrow();
  return `campaigns/${id}`;
}
const application = async (user: Somebody) =>
  `dealer-applications/${await makeApplication(db, { user_id: user.id, language: user.language, dealership_license: randomUUID().slice(0, 12).toUpperCase() })}`;
const papers = async (user: Somebody) =>
  `papers/${await makePapers(db, { user_id: user.id, car_id: await listing(user) })}`;
/** Against what another administrator decided. */
const appeal = async (user: Somebody) =>
  `appeals/${(await makeAppeal(db, { userId: user.id, by: rami.id, at: time.now })).id}`;
/** A live one with changes that wait for a review. */
async function changedListing(user: Somebody): Promise<string> {
  const id = await listing(user);
  await db.updateTable("cars").set({ waiting_since: time.now }).where("id", "=", id).execute();
  const changes = JSON.stringify({ title: "Kia Rio 2019, as new" });
  await db.insertInto("listing_revisions").values({ car_id: id, changes }).execute();
  return id;
}
/** What happened before is told before, and not looked at. */
async function settled(): Promise<void> {
  await jobs.retry();
  mails.length = 0;
  await db.deleteFrom("notifications").execute();
}

/** Brings each action about for a user who hears of it; the type asks for one of every action that is told. */
const happens: Record<AnnouncedAction, (user: Somebody) => Promise<void>> = {
  "listing.approved": async (user) =>
    put(`cars/${await listing(user, { status: "pending" })}/status`, { status: "active" }),
  "listing.rejected": async (user) =>
    put(`cars/${await listing(user, { status: "pending" })}/status`, {
      status: "rejected",
      code: "bad_photos",
      reason,
    }),
  "listing.revision_approved": async (user) =>
    put(`cars/${await changedListing(user)}/status`, { status: "active", changes: true }),
  "listing.revision_rejected": async (user) =>
    put(`cars/${await changedListing(user)}/status`, {
      status: "rejected",
      code: "other",
      reason,
      changes: true,
    }),
  "listing.deleted": async (user) => call("DELETE", `cars/${await listing(user)}`),
  "listing.restored": async (user) => {
    const id = await listing(user);
    await call("DELETE", `cars/${id}`);
    await settled();
    time.now = later(aMinute);
    await call("POST", `cars/${id}/restore`);
  },
  "listing.hidden": async (user) => {
    const id = await listing(user);
    for (let count = 0; count < 3; count++) await report(id);
    await put(`cars/${id}/reports`, { outcome: "upheld" });
  },
  "appeal.upheld": async (user) =>
    put(`${await appeal(user)}/outcome`, { outcome: "upheld", answer: reason }),
  "appeal.overturned": async (user) =>
    put(`${await appeal(user)}/outcome`, { outcome: "overturned", answer: reason }),
  "report.upheld": async (user) =>
    put(`listing-reports/${await report(await listing(await somebody("en")), user.id)}/status`, {
      outcome: "upheld",
    }),
  "report.dismissed": async (user) =>
    put(`listing-reports/${await report(await listing(await somebody("ar")), user.id)}/status`, {
      outcome: "dismissed",
    }),
  "conversation_report.dismissed": async (user) =>
    put(`conversation-reports/${await talkReport(user, await somebody("en"))}/status`, {
      outcome: "dismissed",
    }),
  "conversation_report.warned": async (user) =>
    put(`conversation-reports/${await talkReport(await somebody("ar"), user)}/status`, {
      outcome: "warned",
      reason,
    }),
  "conversation_report.blocked": async (user) =>
    put(`conversation-reports/${await talkReport(await somebody("en"), user)}/status`, {
      outcome: "blocked",
      reason,
    }),
  "conversation_report.suspended": async (user) =>
    put(`conversation-reports/${await talkReport(user, await somebody("ar"))}/status`, {
      outcome: "suspended",
      reason,
    }),
  "user.suspended": ({ id }) =>
    put(`users/${id}/status`, {
      status: "suspended",
      reason,
      until: later(3_600_000).toISOString(),
    }),
  "user.banned": ({ id }) => put(`users/${id}/status`, { status: "banned", reason }),
  "user.activated": async ({ id }) => {
    await put(`users/${id}/status`, { status: "banned", reason });
    await settled();
    await put(`users/${id}/status`, { status: "active" });
  },
  "user.unlocked": async ({ id }) => {
    const lock = { locked_until: later(aMinute), login_attempts: 5 };
    await db.updateTable("users").set(lock).where("id", "=", id).execute();
    await put(`users/${id}/unlock`);
  },
  "user.plan_set": async ({ id }) => {
    await db.updateTable("users").set({ current_plan: "free" }).where("id", "=", id).execute();
    await put(`users/${id}/plan`, { plan: "premium", days: 30, seen: { plan: "free", endsAt: null } });
  },
  "payment.verified": async (user) => put(`payments/${await payment(user)}/verify`),
  "payment.rejected": async (user) => put(`payments/${await payment(user)}/reject`, { reason }),
  "payment.refunded": async (user) => {
    const id = await payment(user);
    await put(`payments/${id}/verify`);
    await settled();
    await call("POST", `payments/${id}/refund`, { reference: "R-1", reason });
  },
  "verification.granted": async (user) => put(`${await badge(user)}/grant`),
  "verification.refused": async (user) => put(`${await badge(user)}/refuse`, { reason }),
  "campaign.approved": async (user) => {
    const at = await campaign(user);
    await put(`${at}/approve`);
    // Its own copy of the campaign is no word about the decision.
    await db.updateTable("campaigns").set({ state: "sent", sent_at: time.now }).execute();
  },
  "campaign.rejected": async (user) => put(`${await campaign(user)}/reject`, { reason }),
  "inspection_partner.reports_withdrawn": async (user) => {
    const partner_id = await makePartner(db, { user_id: (await somebody("en")).id });
    await makeReport(db, { partner_id, car_id: await listing(user) });
    await call("POST", `inspection-partners/${partner_id}/withdraw-reports`, { reason });
  },
  "papers.confirmed": async (user) => put(`${await papers(user)}/decision`, { decision: "confirmed" }),
  "papers.refused": async (user) =>
    put(`${await papers(user)}/decision`, { decision: "refused", reasons: ["chassis_number", "unreadable"] }),
  "dealer.approved": async (user) => put(`${await application(user)}/approve`),
  "dealer.rejected": async (user) => put(`${await application(user)}/reject`, { reason }),
  "dealer.badge_given": async ({ id }) => {
    await asDealer(id, false);
    await put(`dealers/${id}/badge`, { verified: true, reason });
  },
  "dealer.badge_taken": async ({ id }) => {
    await asDealer(id, true);
    await put(`dealers/${id}/badge`, { verified: false, reason });
  },
  "dealer_review.hidden": async (user) => {
    const { id, version } = await review(user, "shown");
    await put(`dealer-reviews/${id}/state`, { part: "review", version, state: "hidden", reason });
  },
  "dealer_review.shown": async (user) => {
    const { id, version } = await review(user, "held");
    await put(`dealer-reviews/${id}/state`, { part: "review", version, state: "shown" });
  },
};
async function review(user: Somebody, state: string) {
  const dealer = await somebody("en");
  await asDealer(dealer.id, true);
  const said = { stars: 5, text: "Answered the same day", state };
  const id = await makeReview(db, { dealer_id: dealer.id, user_id: user.id, ...said });
  return { id, version: versionOf(said) };
}
async function asDealer(id: string, verified: boolean): Promise<void> {
  const dealership = {
    is_dealership: true,
    dealership_name: "Cedars Motors",
    dealership_license: randomUUID().slice(0, 12).toUpperCase(),
    dealership_slug: `cedars-${id.slice(-12)}`,
    is_verified_dealer: verified,
  };
  await db.updateTable("users").set(dealership).where("id", "=", id).execute();
}

const noticesOf = (user: Somebody) =>
  db.selectFrom("notifications").selectAll().where("user_id", "=", user.id).execute();
const isIn = (names: readonly string[], name: string) => names.includes(name);
const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

/** One mail in the user's language and one notice in both, and nothing of who decided. */
async function expectTold(user: Somebody): Promise<void> {
  const got = mails.filter(({ to }) => to === user.email);
  expect(got.map(({ subject }) => subject)).toHaveLength(1);
  const notices = await noticesOf(user);
  expect(notices.map(({ title }) => title)).toHaveLength(1);
  const [mail, notice] = [got[0], notices[0]];
  expect([mail?.language, isArabic(mail?.subject ?? "")]).toEqual([user.language, user.language === "ar"]);
  expect([notice?.title, notice?.title_en].map((title) => isArabic(title ?? ""))).toEqual([true, false]);
  expect(notice?.body.trim()).not.toBe("");
  expect(notice?.body_en?.trim()).not.toBe("");
  const all = JSON.stringify([mail?.subject, mail?.text, mail?.html, notice]);
  expect(all).not.toMatch(/Maya|Saadeh/);
  expect(all).not.toContain(maya.username);
  expect(all).not.toContain(maya.id);
  expect(all).not.toMatch(/undefined|-mails\.|receipts\.|\{\w+\}/);
}

describe.each(["ar", "en"] as const)("what an administrator does reaches the user: %s", (language) => {
  it.each(Object.keys(announced) as AnnouncedAction[])("%s", async (action) => {
    const user = await somebody(language);
    await happens[action](user);
    const { rows } = { rows: await db.selectFrom("admin_activity_log").select("action").execute() };
    expect(rows.map((row) => row.action)).toContain(action);
    await jobs.retry();
    await expectTold(user);
  });

  it("a suspension that ends by the clock, or by signing in after its time", async () => {
    const lapsed = {
      user_status: "suspended",
      suspended_until: time.now,
      suspension_reason: "spam",
    } as const;
    const user = await somebody(language, lapsed);
    await jobs.runNamed("accounts.end_suspensions");
    await jobs.runNamed("accounts.end_suspensions");
    await jobs.run();
    await expectTold(user);
  });
});

describe("each is told once", () => {
  it("also when the mail server was away, and the job is tried again", async () => {
    const user = await somebody("en");
    away = 2;
    await happens["user.banned"](user);
    await jobs.run();
    await jobs.retry();
    expect(mails.filter(({ to }) => to === user.email)).toHaveLength(0);
    expect(await noticesOf(user)).toHaveLength(1);
    await jobs.retry();
    await expectTold(user);
  });

  it("and not at all what was undone before anybody heard of it", async () => {
    const user = await somebody("en");
    const id = await listing(user);
    await call("DELETE", `cars/${id}`);
    await call("POST", `cars/${id}/restore`);
    await jobs.retry();
    expect([mails.filter(({ to }) => to === user.email), await noticesOf(user)]).toEqual([[], []]);
  });

  it("without cutting a notice off in the middle of the database's patience: the longest reason fits", async () => {
    const user = await somebody("en");
    const id = await listing(user, { status: "pending", title: "K".repeat(150) });
    await put(`cars/${id}/status`, { status: "rejected", code: "bad_photos", reason: "x".repeat(500) });
    await db
      .updateTable("listing_reviews")
      .set({ reason: "x".repeat(1000) })
      .where("car_id", "=", id)
      .execute();
    await jobs.retry();
    expect((await noticesOf(user))[0]?.body).toHaveLength(1000);
  });
});

it("what the log keeps of them has words", async () => {
  const { rows } = await sql<{ field: string }>`
    select distinct jsonb_object_keys(
      coalesce(before, '{}') || coalesce(after, '{}') || coalesce(details, '{}')) as field
    from admin_activity_log`.execute(db);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.map(({ field }) => field).filter((field) => !isIn(fieldNames, field))).toEqual([]);
});

it("every action stands in the table of the documentation, with whom it is told to", () => {
  const table = readFileSync(new URL("../../../docs/notifications.md", import.meta.url), "utf8");
  for (const [action, whom] of Object.entries(announced)) {
    expect(table).toMatch(new RegExp(`^\\| \`${action.replace(".", "\\.")}\` \\| the ${whom} \\|`, "m"));
  }
  for (const action of Object.keys(unannounced)) expect(table).toContain(`\`${action}\``);
});
