import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import type { AdminRole } from "#features/administrators/roles.ts";
import { makeUser } from "#features/listings/listing.factory.ts";
import type { Mail } from "#platform/mail/mailer.ts";
import { testApp } from "../../../../../tests/support/app.ts";
import { testJobs } from "../../../../../tests/support/jobs.ts";
import { signIn } from "../../../../../tests/support/sign-in.ts";
import { makeDealer } from "../../showrooms/showroom.factory.ts";
import { makeContact, makeReview } from "../review.factory.ts";

const test = await testApp();
const { app, db, time } = test;
const mails: Mail[] = [];
const jobs = await testJobs(test, {
  mailer: { send: async (mail) => void mails.push(mail), close: () => {} },
});
const url = "/api/admin/dealer-reviews";

async function administrator(role: AdminRole) {
  const { id } = await makeAdministrator(db, role);
  const headers = await signInAdministrator(db, id, time.now);
  return {
    id,
    list: async (query = "") => app.inject({ url: url + query, headers }),
    put: (review: string, payload: object) =>
      app.inject({ method: "PUT", url: `${url}/${review}/state`, headers, payload }),
  };
}
const [content, users, payments] = [
  await administrator("content_admin"),
  await administrator("user_admin"),
  await administrator("payment_admin"),
];
let made = 0;
async function reviewed(given: Partial<Parameters<typeof makeReview>[1]> = {}) {
  const slug = `judged-${++made}`;
  const mail = { is_email_verified: true, language: "en", created_at: new Date("2026-01-01") };
  const dealerMail = `${randomUUID()}@example.com`;
  const buyerMail = `${randomUUID()}@example.com`;
  const dealer = await makeDealer(db, slug, { ...mail, email: dealerMail });
  const buyer = await makeUser(db, { ...mail, email: buyerMail, first_name: "Rana", last_name: "Khoury" });
  const id = await makeReview(db, { dealer_id: dealer, user_id: buyer, ...given });
  return { id, slug, dealer, buyer, dealerMail, buyerMail };
}
const found = async (id: string, query = "") =>
  (await content.list(query)).json().data.find((one: { id: string }) => one.id === id);
const shown = async (slug: string) => (await app.inject(`/api/dealers/${slug}/reviews`)).json();
const told = async (to: string) => {
  mails.length = 0;
  await jobs.run();
  return mails.filter((mail) => mail.to === to).map(({ subject }) => subject);
};

describe("what waits", () => {
  it("are the held and the reported ones, with why, and nothing else", async () => {
    const held = await reviewed({ state: "held", held_for: ["phone_in_text"] });
    const plain = await reviewed();
    const reported = await reviewed();
    const headers = await signIn(db, reported.dealer);
    const payload = { part: "review", reason: "fake", text: "Never came" };
    const report = `/api/dealer-reviews/${reported.id}/report`;
    await app.inject({ method: "POST", url: report, headers, payload });
    expect(await found(held.id)).toMatchObject({
      review: { state: "held", heldFor: ["phone_in_text"] },
      dealer: { id: held.dealer, slug: held.slug },
      writer: { id: held.buyer, name: "Rana Khoury", reviews: 1 },
    });
    expect((await found(reported.id)).reports).toMatchObject([
      { part: "review", reason: "fake", text: "Never came", isDealer: true },
    ]);
    expect(await found(plain.id)).toBeUndefined();
    expect(await found(plain.id, "?list=all")).toBeDefined();
    expect((await content.list("?list=hers")).statusCode).toBe(400);
  });

  it("is for those who look after dealers", async () => {
    const { id } = await reviewed();
    const body = { part: "review", version: "x", state: "shown" };
    expect((await app.inject(url)).statusCode).toBe(401);
    for (const answer of [await payments.list(), await payments.put(id, body)]) {
      expect([answer.statusCode, answer.json().code]).toEqual([403, "admin.forbidden"]);
    }
    const headers = await signIn(db, await makeUser(db));
    expect((await app.inject({ url, headers })).statusCode).toBe(401);
  });
});

describe("a decision", () => {
  it("shows what was held, and tells its writer, and the dealer once", async () => {
    const one = await reviewed({ state: "held", held_for: ["deposit"] });
    const { version } = (await found(one.id)).review;
    expect((await content.put(one.id, { part: "review", version, state: "shown" })).json()).toMatchObject({
      review: { state: "shown" },
    });
    expect((await shown(one.slug)).total).toBe(1);
    mails.length = 0;
    await jobs.run();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([one.buyerMail, one.dealerMail].toSorted());
    // Hidden and shown again it is no new review.
    const again = (await found(one.id, "?list=all")).review.version;
    const reason = "It insults";
    await content.put(one.id, { part: "review", version: again, state: "hidden", reason });
    const hidden = (await found(one.id, "?list=hidden")).review.version;
    await content.put(one.id, { part: "review", version: hidden, state: "shown" });
    expect(await told(one.dealerMail)).toEqual([]);
  });

  it("hides for a reason that its writer reads; what is written next waits", async () => {
    const one = await reviewed();
    await makeContact(db, { buyerId: one.buyer, dealerId: one.dealer, at: new Date("2026-01-02") });
    const { version } = (await found(one.id, "?list=all")).review;
    const reason = "It insults";
    for (const wrong of [
      { part: "review", version, state: "hidden" },
      { part: "review", version, state: "shown", reason },
      { part: "review", version, state: "held", reason },
      { part: "review", version, state: "hidden", reason: "x" },
    ]) {
      expect((await content.put(one.id, wrong)).statusCode).toBe(400);
    }
    expect((await content.put(one.id, { part: "review", version, state: "hidden", reason })).statusCode).toBe(
      200,
    );
    expect((await shown(one.slug)).total).toBe(0);
    expect(await told(one.buyerMail)).toHaveLength(1);
    const headers = await signIn(db, one.buyer);
    const mine = `/api/dealers/${one.slug}/my-review`;
    expect((await app.inject({ url: mine, headers })).json().review).toMatchObject({
      state: "hidden",
      hiddenReason: reason,
    });
    const write = (text: string) =>
      app.inject({ method: "PUT", url: mine, headers, payload: { stars: 1, text } });
    expect((await write("Then I say it in other words")).json().state).toBe("held");
    // Taking it back is no way around.
    expect((await app.inject({ method: "DELETE", url: mine, headers })).statusCode).toBe(204);
    expect((await write("Then I say it once more")).json().state).toBe("held");
  });

  it("is about the words that were read, and done once", async () => {
    const one = await reviewed();
    const { version } = (await found(one.id, "?list=all")).review;
    await db
      .updateTable("dealer_reviews")
      .set({ text: "Other words by now" })
      .where("id", "=", one.id)
      .execute();
    const body = { part: "review", version, state: "hidden", reason: "It insults" };
    const late = await content.put(one.id, body);
    expect([late.statusCode, late.json().code]).toEqual([409, "dealer_review.changed"]);
    const fresh = (await found(one.id, "?list=all")).review.version;
    const both = await Promise.all([
      content.put(one.id, { ...body, version: fresh }),
      users.put(one.id, { ...body, version: fresh }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await content.put(randomUUID(), body)).statusCode).toBe(404);
    expect((await content.put(one.id, { ...body, part: "reply" })).statusCode).toBe(404);
  });

  it("of reports that are not right leaves everything, tells nobody, and is written down", async () => {
    const one = await reviewed();
    const headers = await signIn(db, one.dealer);
    const payload = { part: "review", reason: "insult" };
    await app.inject({ method: "POST", url: `/api/dealer-reviews/${one.id}/report`, headers, payload });
    const { version } = (await found(one.id)).review;
    expect((await users.put(one.id, { part: "review", version, state: "shown" })).json().reports).toEqual([]);
    expect(await found(one.id)).toBeUndefined();
    expect(await told(one.buyerMail)).toEqual([]);
    const log = db.selectFrom("admin_activity_log").select("action").where("resource_id", "=", one.id);
    expect(await log.execute()).toEqual([{ action: "dealer_review.kept" }]);
  });

  it("of a reply concerns the reply alone", async () => {
    const one = await reviewed();
    const headers = await signIn(db, one.dealer);
    const reply = `/api/dealer-reviews/${one.id}/reply`;
    await app.inject({ method: "PUT", url: reply, headers, payload: { text: "She never came here" } });
    expect(await told(one.buyerMail)).toHaveLength(1);
    const { version } = (await found(one.id, "?list=all")).reply;
    await content.put(one.id, { part: "reply", version, state: "hidden", reason: "It insults" });
    expect((await shown(one.slug)).data).toMatchObject([{ id: one.id, reply: null }]);
    expect(await told(one.dealerMail)).toHaveLength(1);
    const again = await app.inject({
      method: "PUT",
      url: reply,
      headers,
      payload: { text: "But it is true" },
    });
    expect(again.json().state).toBe("held");
  });
});

it("tells the dealer of a review once, and the buyer of the reply once", async () => {
  const one = await reviewed({ state: "withdrawn", stars: null, text: null });
  const buyer = await signIn(db, one.buyer);
  const write = (stars: number) =>
    app.inject({
      method: "PUT",
      url: `/api/dealers/${one.slug}/my-review`,
      headers: buyer,
      payload: { stars, text: "Answered soon and fairly" },
    });
  expect((await write(4)).statusCode).toBe(200);
  expect(await told(one.dealerMail)).toHaveLength(1);
  await write(5);
  expect(await told(one.dealerMail)).toEqual([]);
});
