import { describe, expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import type { AdminRole } from "#features/administrators/roles.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { paperForm, pdf } from "#features/payments/pdf.factory.ts";
import { secondProcess, testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { plansIn } from "../plan.factory.ts";

const test = await testApp();
const { app, db, time } = test;
const other = await secondProcess(test);
const jobs = await testJobs(test);
const { buyAddOn, giveBack } = plansIn(db, time);
const as = async (role: AdminRole) =>
  signInAdministrator(db, (await makeAdministrator(db, role)).id, time.now);
const headers = await as("user_admin");

const get = (url: string, who: object = headers) =>
  app.inject({ url: `/api/admin/${url}`, headers: { ...who } });
const put = (url: string, payload?: object, on = app) =>
  on.inject({ method: "PUT", url: `/api/admin/${url}`, headers, ...(payload && { payload }) });
/** Of two at once in two processes, the one that was refused. */
async function secondOf(one: [string, object?], two: [string, object?]) {
  const both = await Promise.all([put(...one), put(two[0], two[1], other)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  return both.find(({ statusCode }) => statusCode === 409)?.json();
}
const logOf = async (id: string) =>
  (
    await db
      .selectFrom("admin_activity_log")
      .select("action")
      .where("resource_id", "=", id)
      .orderBy("id")
      .execute()
  ).map(({ action }) => action);

let people = 0;
async function person(given: Parameters<typeof makeUser>[1] = {}) {
  const email = `approved${++people}@example.com`;
  const id = await makeUser(db, {
    email,
    first_name: "Hala",
    phone: "+96170123456",
    language: "en",
    ...given,
  });
  const mails = async () => {
    await jobs.run();
    return (await jobs.mails()).filter(({ to }) => to === email);
  };
  return { id, mails };
}

async function badge(given: Parameters<typeof makeUser>[1] & { sent?: boolean } = {}) {
  const { sent = true, ...user } = given;
  const one = await person(user);
  const item = await buyAddOn(one.id, "verification_badge", { days: null });
  const cookie = await signIn(db, one.id);
  const send = () => {
    const { payload, headers: type } = paperForm(pdf);
    const url = "/api/verification/document";
    return app.inject({ method: "POST", url, payload, headers: { ...cookie, ...type } });
  };
  if (sent) expect((await send()).statusCode).toBe(200);
  const at = `verifications/${one.id}`;
  return {
    ...one,
    item,
    send,
    at,
    see: async () => {
      await put(`${at}/seen`, { what: "phone" });
      return put(`${at}/seen`, { what: "document" });
    },
    isVerified: async () =>
      (
        await db
          .selectFrom("users")
          .select("is_verified_seller")
          .where("id", "=", one.id)
          .executeTakeFirstOrThrow()
      ).is_verified_seller,
  };
}

describe("deciding about a badge", () => {
  it("grants it once telephone and document were seen, tells the seller, and writes each step down", async () => {
    const one = await badge();
    const early = await put(`${one.at}/grant`);
    expect([early.statusCode, early.json().code]).toEqual([409, "verification.unseen"]);
    await put(`${one.at}/seen`, { what: "phone" });
    expect((await put(`${one.at}/grant`)).json().code).toBe("verification.unseen");
    const seen = (await put(`${one.at}/seen`, { what: "document" })).json();
    expect(seen).toMatchObject({ state: "waiting", hasDocument: false, actions: ["refuse", "grant"] });
    expect(await one.isVerified()).toBe(false);
    const granted = (await put(`${one.at}/grant`)).json();
    expect(granted).toMatchObject({ state: "granted", grantedBy: "Maya Saadeh", actions: [] });
    expect(await one.isVerified()).toBe(true);
    expect(await logOf(one.id)).toEqual([
      "verification.phone_seen",
      "verification.document_seen",
      "verification.granted",
    ]);
    const mails = await one.mails();
    expect(mails.map(({ subject }) => subject)).toEqual(["You are a verified seller"]);
    expect(mails[0]?.text).toContain("/user-dashboard?lang=en");
  });

  it("refuses with a reason that the seller reads, in Arabic too, and another document may follow", async () => {
    const one = await badge({ language: "ar" });
    expect((await put(`${one.at}/refuse`, { reason: "x" })).statusCode).toBe(400);
    expect((await put(`${one.at}/refuse`)).statusCode).toBe(400);
    const answer = (await put(`${one.at}/refuse`, { reason: "الصورة غير واضحة" })).json();
    expect(answer).toMatchObject({ state: "refused", reason: "الصورة غير واضحة", hasDocument: false });
    const [mail] = await one.mails();
    expect(mail?.subject).toBe("لم نتمكّن من توثيق حسابك بعد");
    expect(mail?.text).toContain("الصورة غير واضحة");
    expect(mail?.text).not.toContain("lang=");
    expect((await put(`${one.at}/seen`, { what: "phone" })).json().code).toBe("verification.decided");
    await one.send();
    expect((await one.see()).json().actions).toContain("grant");
  });

  it("is done by the first of two; the second is told, and nothing is overwritten", async () => {
    const ready = async () => {
      const one = await badge();
      await one.see();
      return one;
    };
    const reason = { reason: "The name differs" };
    const twice = await ready();
    expect(await secondOf([`${twice.at}/grant`], [`${twice.at}/grant`])).toMatchObject({
      code: "verification.decided",
      state: "granted",
    });
    const both = await ready();
    const told = await secondOf([`${both.at}/grant`], [`${both.at}/refuse`, reason]);
    expect([told.code, told.state === "granted"]).toEqual(["verification.decided", await both.isVerified()]);
    const refused = await ready();
    await secondOf([`${refused.at}/refuse`, reason], [`${refused.at}/refuse`, { reason: "Too dark" }]);
    const phone = await badge();
    await secondOf([`${phone.at}/seen`, { what: "phone" }], [`${phone.at}/seen`, { what: "phone" }]);
    for (const one of [twice, both, refused]) {
      expect((await logOf(one.id)).length).toBe(3);
      expect(await one.mails()).toHaveLength(1);
    }
    expect(await logOf(phone.id)).toEqual(["verification.phone_seen"]);
  });

  it("is about the document that was looked at, not one that came meanwhile", async () => {
    const one = await badge();
    const { data } = (await get("verifications?state=waiting&limit=100")).json();
    const { documentSentAt } = data.find(({ user }: { user: { id: string } }) => user.id === one.id);
    time.now = new Date(time.now.getTime() + 60_000);
    await one.send();
    for (const answer of [
      await put(`${one.at}/seen`, { what: "document", documentSentAt }),
      await put(`${one.at}/refuse`, { reason: "Too dark", documentSentAt }),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([409, "verification.changed"]);
    }
    const now = { what: "document", documentSentAt: time.now.toISOString() };
    expect((await put(`${one.at}/seen`, now)).statusCode).toBe(200);
  });

  it("has nothing to see without a telephone or a document", async () => {
    const one = await badge({ sent: false, phone: null });
    for (const what of ["phone", "document"]) {
      expect((await put(`${one.at}/seen`, { what })).json().code).toBe("verification.nothing_to_see");
    }
    expect((await put(`${one.at}/seen`, { what: "face" })).statusCode).toBe(400);
  });

  it("is over when the money went back, and of nobody else", async () => {
    const one = await badge();
    await one.see();
    await giveBack(one.id, one.item);
    const stranger = await person();
    for (const id of [one.id, stranger.id]) {
      for (const answer of [
        await put(`verifications/${id}/grant`),
        await put(`verifications/${id}/refuse`, { reason: "Too dark" }),
        await put(`verifications/${id}/seen`, { what: "phone" }),
        await get(`verifications/${id}/document`),
      ]) {
        expect([answer.statusCode, answer.json().code]).toEqual([404, "verification.not_found"]);
      }
    }
    expect(await one.isVerified()).toBe(false);
    expect(await one.mails()).toEqual([]);
  });
});

describe("a document", () => {
  it("is shown to who may, never cached, each look written down, and gone once seen", async () => {
    const one = await badge();
    const shown = await get(`${one.at}/document`);
    expect([shown.statusCode, shown.rawPayload]).toEqual([200, pdf]);
    expect(shown.headers).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "no-store",
      "content-disposition": 'attachment; filename="document.pdf"',
    });
    await get(`${one.at}/document`);
    expect(await logOf(one.id)).toEqual(["verification.document_opened", "verification.document_opened"]);
    const writer = await as("content_admin");
    expect((await get(`${one.at}/document`, writer)).statusCode).toBe(403);
    expect((await get("verifications", writer)).statusCode).toBe(403);
    await one.see();
    expect((await get(`${one.at}/document`)).statusCode).toBe(404);
    expect(await logOf(one.id)).toHaveLength(4);
  });
});

async function campaign(title: string, given: { carId?: string } = {}, user: object = {}) {
  const owner = await person(user);
  const detail = { title, body: "Ten cars with a warranty, this week only." };
  const item = await buyAddOn(owner.id, "notification_campaign", { days: null, detail, ...given });
  const { id } = await db
    .selectFrom("campaigns")
    .select("id")
    .where("user_id", "=", owner.id)
    .executeTakeFirstOrThrow();
  return { ...owner, userId: owner.id, id, item, at: `campaigns/${id}` };
}

describe("deciding about a campaign", () => {
  it("approves its text, sends it on its way, and tells its owner", async () => {
    const one = await campaign("Warranty week");
    const answer = await put(`${one.at}/approve`);
    expect(answer.json()).toMatchObject({ state: "approved", reviewedBy: "Maya Saadeh", actions: [] });
    const [mail] = await one.mails();
    expect([mail?.subject, mail?.text.includes("Warranty week")]).toEqual([
      "Your campaign is on its way",
      true,
    ]);
    const { data } = (await get("campaigns?state=sent")).json();
    expect(data[0]).toMatchObject({ id: one.id, state: "sent", sentAt: time.now.toISOString() });
    expect(await logOf(one.id)).toEqual(["campaign.approved"]);
  });

  it("rejects it with a reason that its owner reads", async () => {
    const one = await campaign("أسبوع الكفالة", {}, { language: "ar" });
    expect((await put(`${one.at}/reject`, { reason: " " })).statusCode).toBe(400);
    const answer = (await put(`${one.at}/reject`, { reason: "يذكر سوقاً آخر" })).json();
    expect(answer).toMatchObject({ state: "rejected", reason: "يذكر سوقاً آخر", refunded: false });
    const [mail] = await one.mails();
    expect(mail?.subject).toBe("لم نتمكّن من إرسال حملتك");
    expect(mail?.text).toContain("يذكر سوقاً آخر");
  });

  it("is done by the first of two; the second is told, and nothing is overwritten", async () => {
    const reason = { reason: "It names another market" };
    const both = await campaign("Both at once");
    const told = await secondOf([`${both.at}/approve`], [`${both.at}/reject`, reason]);
    expect(told.code).toBe("campaign.decided");
    const twice = await campaign("Twice at once");
    await secondOf([`${twice.at}/approve`], [`${twice.at}/approve`]);
    for (const one of [both, twice]) {
      expect(await logOf(one.id)).toHaveLength(1);
      expect(await one.mails()).toHaveLength(1);
    }
    expect((await put(`${twice.at}/reject`, reason)).json()).toMatchObject({ code: "campaign.decided" });
  });

  it("tells nobody where the account is gone, and is over when the money went back", async () => {
    const gone = await campaign("Nobody's any more");
    await db.updateTable("campaigns").set({ user_id: null }).where("id", "=", gone.id).execute();
    expect((await put(`${gone.at}/approve`)).json()).toMatchObject({ user: null, state: "approved" });
    expect(await gone.mails()).toEqual([]);
    const refunded = await campaign("Given back");
    await giveBack(refunded.userId, refunded.item);
    expect((await put(`${refunded.at}/approve`)).json().code).toBe("campaign.decided");
    const { data } = (await get("campaigns?state=rejected&limit=100")).json();
    expect(data.find(({ id }: { id: string }) => id === refunded.id)).toMatchObject({
      refunded: true,
      reason: null,
    });
    const nothing = await put("campaigns/018f0000-0000-7000-8000-000000000001/approve");
    expect([nothing.statusCode, nothing.json().code]).toEqual([404, "campaign.not_found"]);
  });
});

describe("the lists", () => {
  it("of badges begin with what can be decided, the longest waiting first, and count what waits", async () => {
    await db.deleteFrom("verifications").execute();
    const bare = await badge({ sent: false });
    const first = await badge({ phone: null });
    time.now = new Date(time.now.getTime() + 60_000);
    const second = await badge();
    const granted = await badge();
    await granted.see();
    await put(`${granted.at}/grant`);
    const refused = await badge();
    await put(`${refused.at}/refuse`, { reason: "Too dark" });
    const all = (await get("verifications")).json();
    const ids = all.data.map(({ user }: { user: { id: string } }) => user.id);
    expect(ids.slice(0, 3)).toEqual([first.id, second.id, bare.id]);
    expect([all.total, all.waiting, all.totalPages]).toEqual([5, 2, 1]);
    expect(all.data[0]).toMatchObject({
      user: { firstName: "Hala", phone: null },
      hasDocument: true,
      phoneSeenAt: null,
      actions: ["refuse", "seeDocument"],
    });
    expect(all.data[1].actions).toEqual(["refuse", "seePhone", "seeDocument"]);
    expect(JSON.stringify(all)).not.toMatch(/verifications\/|document_?key/i);
    for (const [state, id, total] of [
      ["granted", granted.id, 1],
      ["refused", refused.id, 1],
      ["waiting", first.id, 3],
    ] as const) {
      const page = (await get(`verifications?state=${state}&limit=1`)).json();
      expect([page.total, page.totalPages, page.waiting]).toEqual([total, total, 2]);
      expect(page.data[0].user.id).toBe(id);
    }
    const last = (await get("verifications?state=waiting&limit=1&page=3")).json();
    expect(last.data[0].user.id).toBe(bare.id);
  });

  it("of campaigns begin with those that wait, tell no telephone, and are for who writes", async () => {
    await db.deleteFrom("campaigns").execute();
    const done = await campaign("Rejected");
    await put(`${done.at}/reject`, { reason: "Too loud" });
    const carId = await makeListing(db, { user_id: done.userId, title: "Kia Rio 2021" });
    const first = await campaign("First", { carId });
    time.now = new Date(time.now.getTime() + 60_000);
    const second = await campaign("Second");
    const answer = await get("campaigns", await as("content_admin"));
    const { data, total, waiting } = answer.json();
    expect(data.map(({ id }: { id: string }) => id)).toEqual([first.id, second.id, done.id]);
    expect([total, waiting]).toEqual([3, 2]);
    expect(data[0]).toMatchObject({ title: "First", car: { id: carId, title: "Kia Rio 2021" } });
    expect(answer.body).not.toContain("+961");
    expect((await get("campaigns", await as("payment_admin"))).statusCode).toBe(403);
  });

  it("take no other state, page or limit", async () => {
    for (const wrong of ["state=none", "page=0", "limit=0", "limit=101", "page=x"]) {
      expect((await get(`verifications?${wrong}`)).statusCode, wrong).toBe(400);
      expect((await get(`campaigns?${wrong}`)).statusCode, wrong).toBe(400);
    }
  });
});
