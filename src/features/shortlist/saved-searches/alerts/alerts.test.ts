import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { marketOfSearches } from "../saved-search.factory.ts";

const { app, db, time, jobs, live, become, minutes, buyer, due, minute } = await marketOfSearches();

describe("alerts", () => {
  it("tell of a new listing once, of a cheaper one again, and of no other change", async () => {
    const one = await buyer();
    await live({ price: 9000 });
    await minute();
    await one.save({ brand: "bmw", priceMax: 12_000 }, "now", "BMW");
    await minute();
    expect(await one.notices()).toEqual([]);

    const car = await live({ price: 10_000, title: "BMW X5, as new" });
    await live({ price: 13_000 });
    await minute();
    expect(await one.notices()).toEqual([
      { title: expect.stringMatching(/^A new match for .BMW.$/), body: "BMW X5, as new" },
    ]);
    expect((await one.mails()).length).toBe(1);
    expect((await one.mails())[0]?.text).toContain("BMW X5, as new: \u2066$10,000\u2069");

    minutes(20);
    for (const change of [
      { price: 11_000 },
      { status: "expired", expired_reason: "lapsed" },
      { status: "active", expired_reason: null },
      { mileage: 3 },
      { price: 10_000 },
    ]) {
      await become(car, change);
      await minute();
    }
    expect((await one.notices()).length).toBe(1);

    minutes(20);
    await become(car, { price: 9_500 });
    await minute();
    expect((await one.notices()).length).toBe(2);
    expect((await one.mails())[0]?.text).toContain("now \u2066$9,500\u2069");
    await minute();
    minutes(20);
    await minute();
    expect((await one.notices()).length).toBe(2);
  });

  it("tell of a price that falls into what was looked for, but not of a change of the rates", async () => {
    const one = await buyer();
    await one.save({ brand: "bmw", priceMax: 8000 }, "now");
    const car = await live({ price: 9000 });
    const inPounds = await live({ price: 900_000_000, currency: "lbp" });
    await minute();
    await db.updateTable("cars").set({ price_usd: 5000 }).where("id", "=", inPounds).execute();
    await minute();
    expect(await one.notices()).toEqual([]);
    await become(car, { price: 7900 });
    await minute();
    expect((await one.notices()).length).toBe(1);
  });

  it("make one digest of several searches and listings, each once", async () => {
    const one = await buyer({ language: "ar" });
    await one.save({ brand: "volvo" }, "now", "فولفو");
    await one.save({ brand: "volvo", yearMin: 2010 }, "daily", "حديثة");
    await one.save({ brand: "mazda" }, "now", "مازدا");
    const cars = [
      await live({ brand: "volvo", model: "xc60", title: "Volvo one" }),
      await live({ brand: "mazda", model: "3", title: "Mazda two" }),
    ];
    await minute();
    const notices = await one.notices();
    expect(notices.length).toBe(1);
    expect(notices[0]?.title).toBe("2 new matches in your saved searches");
    expect(notices[0]?.body).toMatch(/Volvo one|Mazda two/);
    const [mail, ...others] = await one.mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("إعلانان جديدان في عمليات بحثك المحفوظة");
    expect(mail?.text).toContain("فولفو");
    expect(mail?.text).not.toContain("lang=en");
    // The daily one has nothing left to tell of.
    await jobs.runNamed("saved_searches.daily");
    await due();
    expect((await one.notices()).length).toBe(1);
    expect(cars.length).toBe(2);
  });

  it("come once a day where that is wished, and never where they are off", async () => {
    const [daily, off] = [await buyer(), await buyer()];
    await daily.save({ brand: "lexus" }, "daily");
    await off.save({ brand: "lexus" }, "off");
    await live({ brand: "lexus", model: "rx-350", title: "Lexus one" });
    await minute();
    await live({ brand: "lexus", model: "rx-350", title: "Lexus two" });
    const gone = await live({ brand: "lexus", model: "rx-350", title: "Lexus three" });
    await minute();
    expect(await daily.notices()).toEqual([]);
    await become(gone, { status: "expired", expired_reason: "sold" });
    await jobs.runNamed("saved_searches.daily");
    await due();
    const [notice, ...more] = await daily.notices();
    expect(more).toEqual([]);
    expect(notice?.body?.split(", ").sort()).toEqual(["Lexus one", "Lexus two"]);
    expect(await off.notices()).toEqual([]);
  });

  it("keep a pause: what comes soon after is one digest later", async () => {
    const one = await buyer();
    await one.save({ brand: "jeep" }, "now");
    await live({ brand: "jeep", model: "wrangler" });
    await minute();
    expect((await one.notices()).length).toBe(1);
    for (let at = 0; at < 3; at++) {
      await live({ brand: "jeep", model: "wrangler" });
      await minute();
    }
    expect((await one.notices()).length).toBe(1);
    minutes(15);
    await minute();
    expect((await one.notices()).map(({ title }) => title)[1]).toMatch(/^3 new matches/);
  });

  it("never tell of one's own, to who is suspended, or of a search that was deleted meanwhile", async () => {
    const [owner, suspended, changed] = [await buyer(), await buyer(), await buyer()];
    for (const one of [owner, suspended]) await one.save({ brand: "fiat" }, "now");
    const { id } = (await changed.save({ brand: "fiat" }, "now")).json();
    await db.updateTable("users").set({ user_status: "suspended" }).where("id", "=", suspended.id).execute();
    await live({ brand: "fiat", model: "500", user_id: owner.id });
    minutes(1);
    await jobs.runNamed("saved_searches.match");
    await changed.remove(`/api/saved-searches/${id}`);
    await due();
    for (const one of [owner, suspended, changed]) expect(await one.notices()).toEqual([]);
    // Suspended between the match and the digest: nothing either.
    const late = await buyer();
    await late.save({ brand: "fiat" }, "now");
    await live({ brand: "fiat", model: "500" });
    minutes(1);
    await jobs.runNamed("saved_searches.match");
    await db.updateTable("users").set({ user_status: "banned" }).where("id", "=", late.id).execute();
    await due();
    expect(await late.notices()).toEqual([]);
    expect(await late.mails()).toEqual([]);
  });

  it("are told once by two workers at once, and once where the first time failed", async () => {
    const one = await buyer();
    await one.save({ brand: "opel" }, "now");
    await live({ brand: "opel", model: "astra" });
    minutes(1);
    await Promise.all([1, 2, 3].map(() => jobs.runNamed("saved_searches.match")));
    const payload = { userId: one.id, due: "now" };
    await Promise.all([1, 2, 3].map(() => jobs.runNamed("saved_searches.tell", payload)));
    await due();
    expect((await one.notices()).length).toBe(1);
    expect((await one.mails()).length).toBe(1);

    // A digest that was begun, and whose worker died before the mail.
    await live({ brand: "opel", model: "astra" });
    await jobs.runNamed("saved_searches.match");
    await sql`with digest as (
        insert into saved_search_digests (user_id, created_at, tried_at)
        values (${one.id}::uuid, ${time.now}::timestamptz, ${time.now}::timestamptz) returning id
      ) update saved_search_matches set digest_id = digest.id from digest
        where user_id = ${one.id}::uuid and digest_id is null`.execute(db);
    await jobs.runNamed("saved_searches.tell", payload);
    expect((await one.mails()).length).toBe(1);
    minutes(11);
    await jobs.runNamed("saved_searches.tell", payload);
    await jobs.runNamed("saved_searches.tell", payload);
    expect((await one.notices()).length).toBe(2);
    expect((await one.mails()).length).toBe(2);
  });

  it("end by the link of a mail, signed for its reader alone; the bell goes on", async () => {
    const [one, other] = [await buyer(), await buyer()];
    for (const each of [one, other]) await each.save({ brand: "seat" }, "now");
    await live({ brand: "seat", model: "ibiza" });
    await minute();
    const [mail] = await one.mails();
    const link = new URL(/http\S+\/unsubscribe\/searches\?\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    expect(link.searchParams.get("lang")).toBe("en");
    expect(mail?.unsubscribeUrl).toBe(link.href);
    const at = link.pathname + link.search;
    const page = await app.inject(at);
    expect(page.body).toContain("Receive no more of these mails?");
    const post = (url: string) =>
      app.inject({
        method: "POST",
        url,
        payload: "List-Unsubscribe=One-Click",
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
    const forged = at.replace(one.id, other.id);
    expect((await post(forged)).statusCode).toBe(404);
    expect((await post(at)).statusCode).toBe(204);
    expect((await post(at)).statusCode).toBe(204);
    minutes(20);
    await live({ brand: "seat", model: "ibiza" });
    await minute();
    expect([(await one.mails()).length, (await other.mails()).length]).toEqual([1, 2]);
    expect((await one.notices()).length).toBe(2);
    expect((await post(at.replace("searches?", "searches/undo?"))).statusCode).toBe(204);
    minutes(20);
    await live({ brand: "seat", model: "ibiza" });
    await minute();
    expect((await one.mails()).length).toBe(2);
  });
});

describe("a search whose name is a message to a stranger", () => {
  const name = "You have won a car, ask Karim in Hamra";

  it("is not mailed to an address that nobody has verified, and waits in the market", async () => {
    const one = await buyer({ is_email_verified: false });
    await one.save({ brand: "dodge" }, "now", name);
    await live({ brand: "dodge", model: "charger" });
    await minute();
    expect((await one.notices()).length).toBe(1);
    expect(await one.mails()).toEqual([]);
  });

  it("is no subject of a mail", async () => {
    const one = await buyer();
    await one.save({ brand: "fiat" }, "now", name);
    await live({ brand: "fiat", model: "500", title: "Fiat www.evil.example" });
    await minute();
    const [mail, ...more] = await one.mails();
    expect([mail?.subject, more]).toEqual(["A new match in your saved searches", []]);
  });
});
