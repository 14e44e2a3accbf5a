import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { makeMember } from "#features/staff/staff.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { makeDealer } from "../showrooms/showroom.factory.ts";
import { makeContact, makeReview } from "./review.factory.ts";

const { app, db, time } = await testApp();
const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(time.now.getTime() - days * dayMs);

let made = 0;
async function person(given: object = {}) {
  const id = await makeUser(db, { is_email_verified: true, created_at: daysAgo(30), ...given });
  return { id, ...(await calls(id)) };
}
async function calls(id: string) {
  const headers = await signIn(db, id);
  const call = async (method: "GET" | "PUT" | "POST" | "DELETE", url: string, payload?: object) => {
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.body ? answer.json() : undefined };
  };
  return { call };
}
async function showroom(given: object = {}) {
  const slug = `reviewed-${++made}`;
  const id = await makeDealer(db, slug, { phone: `+9613${100_000 + made}`, ...given });
  return {
    id,
    slug,
    mine: `/api/dealers/${slug}/my-review`,
    all: `/api/dealers/${slug}/reviews`,
    ...(await calls(id)),
  };
}
/** A buyer who wrote with a dealer two days ago. */
async function met(given: object = {}) {
  const [buyer, dealer] = [await person(given), await showroom()];
  await makeContact(db, { buyerId: buyer.id, dealerId: dealer.id, at: daysAgo(2) });
  return { buyer, dealer };
}
const good = { stars: 5, text: "Answered the same day, and the car was as described." };
const read = async (url: string) => (await app.inject(url)).json();

describe("a review", () => {
  it("is written once by a buyer who had contact, changed, and taken back", async () => {
    const { buyer, dealer } = await met({ first_name: "Rana", last_name: "Khoury" });
    expect((await buyer.call("GET", dealer.mine)).body).toEqual({ review: null, refusal: null, from: null });
    const written = await buyer.call("PUT", dealer.mine, good);
    expect([written.status, written.body]).toEqual([
      200,
      expect.objectContaining({ ...good, state: "shown", hiddenReason: null }),
    ]);
    time.now = new Date(time.now.getTime() + 60_000);
    const changed = await buyer.call("PUT", dealer.mine, {
      stars: 2,
      text: "It broke down after two weeks.",
    });
    expect(changed.body.id).toBe(written.body.id);
    expect(await read(dealer.all)).toMatchObject({
      total: 1,
      average: null,
      counts: [0, 1, 0, 0, 0],
      data: [{ stars: 2, by: "Rana K.", isChanged: true, reply: null }],
    });
    expect((await buyer.call("DELETE", dealer.mine)).status).toBe(204);
    expect(await read(dealer.all)).toMatchObject({ total: 0, data: [] });
    expect((await buyer.call("GET", dealer.mine)).body.review).toBeNull();
    expect((await buyer.call("DELETE", dealer.mine)).status).toBe(404);
    expect((await buyer.call("PUT", dealer.mine, good)).body.id).toBe(written.body.id);
  });

  it("is one, also of five sent at once", async () => {
    const { buyer, dealer } = await met();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((stars) => buyer.call("PUT", dealer.mine, { ...good, stars })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await read(dealer.all)).total).toBe(1);
  });

  it("has an average from three on, honest counts, and pages in the order that was asked for", async () => {
    const dealer = await showroom();
    for (let n = 0; n < 12; n++) {
      const at = new Date(daysAgo(20).getTime() + n * 60_000);
      const stars = n === 3 ? 1 : 5;
      await makeReview(db, { dealer_id: dealer.id, user_id: (await person()).id, stars, written_at: at });
      if (n === 1)
        expect((await read(`/api/dealers/${dealer.slug}`)).reviews).toEqual({ count: 2, average: null });
    }
    expect((await read(`/api/dealers/${dealer.slug}`)).reviews).toEqual({ count: 12, average: 4.7 });
    const first = await read(dealer.all);
    expect(first).toMatchObject({ total: 12, average: 4.7, counts: [1, 0, 0, 0, 11], totalPages: 2 });
    expect(first.data).toHaveLength(10);
    expect(first.data[0].writtenAt > first.data[9].writtenAt).toBe(true);
    expect((await read(`${dealer.all}?page=2`)).data).toHaveLength(2);
    expect((await read(`${dealer.all}?sort=lowest`)).data[0].stars).toBe(1);
    expect((await app.inject(`${dealer.all}?sort=text`)).statusCode).toBe(400);
  });

  it.each(["held", "hidden", "withdrawn"])("that is %s is neither read nor counted", async (state) => {
    const dealer = await showroom();
    await makeReview(db, {
      dealer_id: dealer.id,
      user_id: (await person()).id,
      state,
      ...(state === "hidden" && { hidden_reason: "insults" }),
      ...(state === "withdrawn" && { text: null, stars: null }),
    });
    expect(await read(dealer.all)).toMatchObject({ total: 0, data: [] });
  });

  it("goes from view with an account that is closed", async () => {
    const [dealer, buyer] = [await showroom(), await person()];
    await makeReview(db, { dealer_id: dealer.id, user_id: buyer.id });
    expect((await read(dealer.all)).total).toBe(1);
    await db.updateTable("users").set({ user_status: "banned" }).where("id", "=", buyer.id).execute();
    expect(await read(dealer.all)).toMatchObject({ total: 0, data: [] });
  });
});

describe("may not be written", () => {
  const refused = async (
    {
      buyer,
      dealer,
    }: { buyer: Awaited<ReturnType<typeof person>>; dealer: Awaited<ReturnType<typeof showroom>> },
    code: string,
  ) => {
    const { status, body } = await buyer.call("PUT", dealer.mine, good);
    expect([status, body.code]).toEqual([403, code]);
    if (code !== "auth.suspended") expect((await buyer.call("GET", dealer.mine)).body.refusal).toBe(code);
    expect((await read(dealer.all)).total).toBe(0);
    return body;
  };

  it("by a guest", async () => {
    const { mine } = await showroom();
    for (const method of ["GET", "PUT", "DELETE"] as const) {
      const answer = await app.inject({ method, url: mine, ...(method === "PUT" && { payload: good }) });
      expect(answer.statusCode).toBe(401);
    }
  });

  it("without contact, nor before the dealer answered, nor after contact with another", async () => {
    const [buyer, dealer] = [await person(), await showroom()];
    await refused({ buyer, dealer }, "dealer_review.no_contact");
    await makeContact(db, { buyerId: buyer.id, dealerId: dealer.id, at: daysAgo(2), answered: false });
    await makeContact(db, { buyerId: buyer.id, dealerId: (await showroom()).id, at: daysAgo(2) });
    // What the dealer asked this one as a buyer is no contact with the dealer.
    await makeContact(db, { buyerId: dealer.id, dealerId: buyer.id, at: daysAgo(2) });
    await refused({ buyer, dealer }, "dealer_review.no_contact");
  });

  it("within a day of the first contact, which is told", async () => {
    const [buyer, dealer] = [await person(), await showroom()];
    await makeContact(db, { buyerId: buyer.id, dealerId: dealer.id, at: daysAgo(0.9) });
    const { from } = await refused({ buyer, dealer }, "dealer_review.too_soon");
    expect(from).toBe(daysAgo(-0.1).toISOString());
  });

  it("by an account of yesterday, or one whose address is not verified", async () => {
    await refused(await met({ created_at: daysAgo(1) }), "dealer_review.too_soon");
    await refused(await met({ is_email_verified: false }), "auth.email_unverified");
  });

  it("by an account that is suspended", async () => {
    const { buyer, dealer } = await met();
    await db.updateTable("users").set({ user_status: "suspended" }).where("id", "=", buyer.id).execute();
    expect([401, 403]).toContain((await buyer.call("PUT", dealer.mine, good)).status);
    expect((await read(dealer.all)).total).toBe(0);
  });

  it("by the dealer itself", async () => {
    const dealer = await showroom();
    const { status, body } = await dealer.call("PUT", dealer.mine, good);
    expect([status, body.code]).toEqual([403, "dealer_review.own"]);
    await expect(makeReview(db, { dealer_id: dealer.id, user_id: dealer.id })).rejects.toThrow(
      "dealer_reviews_of_another",
    );
  });

  const phone = "+96170998877";
  it.each<[string, (buyer: string, dealer: string) => Promise<unknown>]>([
    [
      "the dealer's own telephone",
      async (buyer, dealer) => {
        await db.updateTable("users").set({ phone }).where("id", "in", [buyer, dealer]).execute();
      },
    ],
    [
      "the number for chats",
      async (buyer, dealer) => {
        await db.updateTable("users").set({ phone }).where("id", "=", buyer).execute();
        await db
          .updateTable("dealer_profiles")
          .set({ chat_phone: phone })
          .where("user_id", "=", dealer)
          .execute();
      },
    ],
    [
      "the telephone of one of the dealer's listings",
      async (buyer, dealer) => {
        await db.updateTable("users").set({ phone }).where("id", "=", buyer).execute();
        await makeListing(db, { user_id: dealer, phone_number: phone });
      },
    ],
    [
      "a telephone on listings of both",
      async (buyer, dealer) => {
        for (const user_id of [buyer, dealer]) await makeListing(db, { user_id, phone_number: phone });
      },
    ],
    [
      "a browser",
      async (buyer, dealer) => {
        const device = randomUUID().replaceAll("-", "").padEnd(64, "0");
        await db
          .insertInto("known_devices")
          .values([buyer, dealer].map((user_id) => ({ user_id, device })))
          .execute();
      },
    ],
    ["a team", (buyer, dealer) => makeMember(db, dealer, "sales", { member_id: buyer, left_at: time.now })],
  ])("by one who shares %s with the dealer", async (_what, share) => {
    const { buyer, dealer } = await met();
    await share(buyer.id, dealer.id);
    await refused({ buyer, dealer }, "dealer_review.not_allowed");
  });

  it("of what is no open showroom", async () => {
    const { buyer, dealer } = await met();
    await db.updateTable("users").set({ is_verified_dealer: false }).where("id", "=", dealer.id).execute();
    for (const url of [dealer.mine, "/api/dealers/nobody/my-review", "/api/dealers/%27;--/my-review"]) {
      const { status, body } = await buyer.call("PUT", url, good);
      expect([status, body.code]).toEqual([404, "dealer.not_found"]);
    }
    expect((await app.inject(dealer.all)).statusCode).toBe(404);
  });

  it.each([
    ["stars", 0],
    ["stars", 6],
    ["stars", 4.5],
    ["stars", "5"],
    ["text", "Too short"],
    ["text", "x".repeat(1501)],
    ["text", "\ud800 half a character"],
    ["text", "  \n\t "],
    ["state", "shown"],
    ["userId", randomUUID()],
  ])("with %s = %j", async (field, value) => {
    const { buyer, dealer } = await met();
    expect((await buyer.call("PUT", dealer.mine, { ...good, [field]: value })).status).toBe(400);
    expect((await read(dealer.all)).total).toBe(0);
  });

  it("more than twenty times a day", async () => {
    const { buyer, dealer } = await met();
    for (let n = 0; n < 20; n++) expect((await buyer.call("PUT", dealer.mine, good)).status).toBe(200);
    expect((await buyer.call("PUT", dealer.mine, good)).status).toBe(429);
  });
});

it.each([
  ["a telephone number", "Call them at 03 123 456, they are great", "phone_in_text"],
  ["a link", "See https://evil.example/cars for better ones", "link_in_text"],
  ["money in advance", "They wanted a deposit by Western Union first", "deposit"],
])("with %s it waits for an administrator, and its writer sees that", async (_what, text, why) => {
  const { buyer, dealer } = await met();
  expect((await buyer.call("PUT", dealer.mine, { stars: 5, text })).body.state).toBe("held");
  expect(await read(dealer.all)).toMatchObject({ total: 0, data: [] });
  const row = db.selectFrom("dealer_reviews").select("held_for").where("user_id", "=", buyer.id);
  expect((await row.executeTakeFirst())?.held_for).toContain(why);
  expect((await buyer.call("PUT", dealer.mine, good)).body.state).toBe("shown");
});

describe("the reply", () => {
  async function reviewed() {
    const [dealer, buyer] = [await showroom(), await person()];
    const id = await makeReview(db, { dealer_id: dealer.id, user_id: buyer.id });
    return { dealer, buyer, id, url: `/api/dealer-reviews/${id}/reply` };
  }
  it("is the dealer's alone, one that may be changed", async () => {
    const { dealer, buyer, url } = await reviewed();
    const other = await showroom();
    for (const one of [buyer, other]) {
      const { status, body } = await one.call("PUT", url, { text: "Thank you" });
      expect([status, body.code]).toEqual([404, "dealer_review.not_found"]);
    }
    expect((await app.inject({ method: "PUT", url, payload: { text: "Thank you" } })).statusCode).toBe(401);
    expect((await dealer.call("PUT", url, { text: "Thank you" })).body.state).toBe("shown");
    await dealer.call("PUT", url, { text: "Thank you, Rana" });
    expect((await read(dealer.all)).data[0].reply.text).toBe("Thank you, Rana");
    expect((await dealer.call("PUT", url, { text: "See https://evil.example" })).body.state).toBe("held");
    expect((await read(dealer.all)).data[0].reply).toBeNull();
    for (const text of ["", "x", "x".repeat(1501), 5]) {
      expect((await dealer.call("PUT", url, { text })).status).toBe(400);
    }
  });

  it("is not given to a review that nobody can read, and does not outlive it", async () => {
    const { dealer, buyer, id, url } = await reviewed();
    await dealer.call("PUT", url, { text: "Thank you" });
    await buyer.call("DELETE", dealer.mine);
    expect((await dealer.call("PUT", url, { text: "But no!" })).status).toBe(404);
    const row = db.selectFrom("dealer_reviews").select(["text", "reply"]).where("id", "=", id);
    expect(await row.executeTakeFirst()).toEqual({ text: null, reply: null });
  });

  it("leaves the dealer no way to take a review away", async () => {
    const { dealer } = await reviewed();
    expect((await dealer.call("DELETE", dealer.mine)).status).toBe(404);
    expect((await read(dealer.all)).total).toBe(1);
  });
});

describe("a report", () => {
  const body = { part: "review", reason: "fake", text: "Never came here" };
  it("is kept once of each user, also of the dealer, and hides nothing", async () => {
    const [dealer, buyer, other] = [await showroom(), await person(), await person()];
    const id = await makeReview(db, { dealer_id: dealer.id, user_id: buyer.id });
    const url = `/api/dealer-reviews/${id}/report`;
    expect((await dealer.call("POST", url, body)).status).toBe(204);
    const both = await Promise.all([other.call("POST", url, body), other.call("POST", url, body)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect((await buyer.call("POST", url, body)).body.code).toBe("dealer_review.own");
    expect((await app.inject({ method: "POST", url, payload: body })).statusCode).toBe(401);
    expect((await read(dealer.all)).total).toBe(1);
    const { rows } = await sql`select from dealer_review_reports where review_id = ${id}::uuid`.execute(db);
    expect(rows).toHaveLength(2);
  });

  it("is of what can be read alone: of a reply that is there, of a review that is shown", async () => {
    const [dealer, buyer] = [await showroom(), await person()];
    const id = await makeReview(db, { dealer_id: dealer.id, user_id: buyer.id });
    const url = `/api/dealer-reviews/${id}/report`;
    const ofReply = { ...body, part: "reply" };
    expect((await buyer.call("POST", url, ofReply)).status).toBe(404);
    await dealer.call("PUT", `/api/dealer-reviews/${id}/reply`, { text: "Thank you" });
    expect((await dealer.call("POST", url, ofReply)).body.code).toBe("dealer_review.own");
    expect((await buyer.call("POST", url, ofReply)).status).toBe(204);
    await db.updateTable("dealer_reviews").set({ state: "held" }).where("id", "=", id).execute();
    expect((await (await person()).call("POST", url, body)).status).toBe(404);
    for (const wrong of [
      { ...body, part: "x" },
      { ...body, reason: "bored" },
      { ...body, text: "" },
    ]) {
      expect((await buyer.call("POST", url, wrong)).status).toBe(400);
    }
  });
});
