import { describe, expect, it } from "vitest";
import { testApp } from "../../../../tests/support/app.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { makeListing, makeUser } from "../listing.factory.ts";

const test = await testApp();
const { app, db, time } = test;
const owner = await makeUser(db);
const number = "+96170765432";
const id = await makeListing(db, { user_id: owner, phone_number: number });
const browser = { "user-agent": "Mozilla/5.0" };
const hour = 3_600_000;

let addresses = 0;
/** Each test has an address of its own: they share the counters. */
const newAddress = () => `198.51.100.${++addresses}`;

interface Asked {
  listing?: string;
  remoteAddress: string;
  headers?: Record<string, string>;
  channel?: string;
}
const ask = ({ listing = id, remoteAddress, headers = browser, channel = "call" }: Asked) =>
  app.inject({
    method: "POST",
    url: `/api/cars/${listing}/contact-numbers`,
    remoteAddress,
    headers,
    payload: { channel },
  });
const contacts = async (of: string) => {
  const rows = await db
    .selectFrom("listing_analytics")
    .select("channel")
    .where("car_id", "=", of)
    .where("event", "=", "contact")
    .execute();
  return rows.map(({ channel }) => channel);
};

describe("a seller's numbers", () => {
  it("come by their own call alone: no list, page or picture of a listing holds them", async () => {
    const digits = number.slice(4);
    for (const url of [
      `/api/cars/${id}`,
      `/api/cars/${id}/similar`,
      "/api/cars?limit=60",
      "/api/cars/featured?limit=60",
      `/api/compare?ids=${id},${await makeListing(db, { user_id: owner })}`,
    ]) {
      const answer = await app.inject(url);
      expect(answer.statusCode, url).toBe(200);
      expect(answer.body, url).not.toContain(digits);
    }
    const own = await app.inject({ url: `/api/cars/${id}`, headers: await signIn(db, owner) });
    expect(own.json().phoneNumber).toBe(number);
  });

  it("are given to a guest, counted as a contact once an hour, and kept by no cache", async () => {
    const listing = await makeListing(db, { user_id: owner, phone_number: number });
    const remoteAddress = newAddress();
    const answer = await ask({ listing, remoteAddress });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ phone: number, whatsapp: number });
    expect(answer.headers["cache-control"]).toBe("no-store");
    await ask({ listing, remoteAddress });
    await ask({ listing, remoteAddress, headers: { "user-agent": "python-scraper/1.0" } });
    expect(await contacts(listing)).toEqual(["call"]);
  });

  it("of a showroom with a number for chats are two, on the page without scripts as well; of a former dealer one", async () => {
    const dealer = await makeUser(db, {
      is_dealership: true,
      is_verified_dealer: true,
      dealership_name: "Cedars Motors",
      dealership_slug: "two-numbers",
    });
    const chat = "+96171222333";
    await db.insertInto("dealer_profiles").values({ user_id: dealer, chat_phone: chat }).execute();
    const listing = await makeListing(db, { user_id: dealer, phone_number: number });
    const remoteAddress = newAddress();
    expect((await ask({ listing, remoteAddress })).json()).toEqual({ phone: number, whatsapp: chat });
    const page = await app.inject({
      method: "POST",
      url: `/cars/${listing}/contact`,
      remoteAddress,
      headers: { ...browser, "content-type": "application/x-www-form-urlencoded" },
      payload: "",
    });
    expect(page.body).toContain(`href="tel:${number}"`);
    expect(page.body).toContain(`https://wa.me/${chat.slice(1)}`);
    await db.updateTable("users").set({ is_verified_dealer: false }).where("id", "=", dealer).execute();
    expect((await ask({ listing, remoteAddress })).json()).toEqual({ phone: number, whatsapp: number });
  });

  it.each([
    ["in review", { status: "pending" }, 404],
    ["refused", { status: "rejected" }, 404],
    ["deleted", { deleted_at: time.now }, 404],
    ["sold", { status: "expired", expired_reason: "sold" }, 410],
  ] as const)("of a listing that is %s are nobody's", async (_state, state, status) => {
    const listing = await makeListing(db, { user_id: owner, ...state });
    const answer = await ask({ listing, remoteAddress: newAddress() });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).not.toContain('phone":');
  });

  it("are refused for what is no listing and no channel", async () => {
    const remoteAddress = newAddress();
    expect((await ask({ listing: "x'--", remoteAddress })).statusCode).toBe(400);
    expect((await ask({ channel: "pigeon", remoteAddress })).statusCode).toBe(400);
    const foreign = { ...browser, origin: "https://evil.example" };
    expect((await ask({ remoteAddress, headers: foreign })).statusCode).toBe(403);
  });

  it("end for a device after 30 in an hour, with when to come back; another device at its address goes on", async () => {
    const remoteAddress = newAddress();
    const first = await ask({ remoteAddress });
    const [cookie = ""] = String(first.headers["set-cookie"]).split(";");
    expect(String(first.headers["set-cookie"])).toContain("HttpOnly");
    const headers = { ...browser, cookie };
    const more = await Promise.all(Array.from({ length: 35 }, () => ask({ remoteAddress, headers })));
    expect([first, ...more].filter(({ statusCode }) => statusCode === 200)).toHaveLength(30);
    const refused = more.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused?.body).not.toContain(number);
    expect((await ask({ remoteAddress })).statusCode).toBe(200);
    time.now = new Date(time.now.getTime() + hour);
    expect((await ask({ remoteAddress, headers })).statusCode).toBe(200);
  });

  it("end for an address after 300 in an hour, whatever cookies it throws away", async () => {
    const remoteAddress = newAddress();
    const answers = await Promise.all(Array.from({ length: 310 }, () => ask({ remoteAddress })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(300);
    expect((await ask({ remoteAddress: newAddress() })).statusCode).toBe(200);
  });

  it("come without scripts by the form of the page, under the same limit", async () => {
    const remoteAddress = newAddress();
    const post = () =>
      app.inject({
        method: "POST",
        url: `/cars/${id}/contact`,
        remoteAddress,
        headers: { ...browser, "content-type": "application/x-www-form-urlencoded", cookie: "language=en" },
        payload: "",
      });
    const page = await post();
    expect(page.statusCode).toBe(200);
    expect(page.headers["content-type"]).toContain("text/html");
    expect(page.body).toContain(`href="tel:${number}"`);
    expect(page.body).toContain(`https://wa.me/${number.slice(1)}`);
    const all = await Promise.all(Array.from({ length: 310 }, post));
    expect(all.some(({ statusCode }) => statusCode === 429)).toBe(true);
  });
});
