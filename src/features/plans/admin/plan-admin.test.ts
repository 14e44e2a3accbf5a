import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { makeOrder } from "#features/payments/payment.factory.ts";
import { secondProcess, testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { plansIn } from "../plan.factory.ts";

const test = await testApp();
const { app, db, time } = test;
const other = await secondProcess(test);
const jobs = await testJobs(test);
const administrator = await makeAdministrator(db, "payment_admin");
const headers = await signInAdministrator(db, administrator.id, time.now);
const plans = plansIn(db, time);

const call = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object, on = app) =>
  on.inject({ method, url: `/api/admin/${path}`, headers, ...(payload && { payload }) });
const valid = { name: "Family", nameAr: "عائلية", price: 9.5 };
const add = async (given: object = {}) => {
  const answer = await call("POST", "subscription-plans", { ...valid, ...given });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
const logOf = (id: string) =>
  db
    .selectFrom("admin_activity_log")
    .select(["action", "before", "after", "admin_id"])
    .where("resource_id", "=", id)
    .orderBy("id")
    .execute();
const planOf = async (slug: string) => {
  const all = (await call("GET", "subscription-plans")).json().data as { id: string; slug: string }[];
  const found = all.find((one) => one.slug === slug);
  if (!found) throw new Error(`no plan ${slug}`);
  return found;
};
const publicSlugs = async () =>
  (await app.inject("/api/subscription-plans")).json().map(({ slug }: { slug: string }) => slug);

describe("a new plan", () => {
  it("is made once for a key, also by two at once", async () => {
    const make = (key: string, given: object = {}, on = app) =>
      on.inject({
        method: "POST",
        url: "/api/admin/subscription-plans",
        headers: { ...headers, "idempotency-key": key },
        payload: { ...valid, name: "Once", ...given },
      });
    const key = randomUUID();
    const answers = await Promise.all([make(key), make(key, {}, other)]);
    expect(new Set(answers.map((one) => one.json().id)).size).toBe(1);
    expect((await make(key)).json()).toEqual(answers[0]?.json());
    expect((await make(key, { price: 1 })).json().code).toBe("request.key_reused");
    const { data } = (await call("GET", "subscription-plans")).json();
    expect(data.filter(({ name }: { name: string }) => name === "Once")).toHaveLength(1);
    const { id } = answers[0]?.json() ?? {};
    const url = `/api/admin/subscription-plans/${id}`;
    const gone = await app.inject({
      method: "DELETE",
      url,
      headers: { ...headers, "content-type": "application/json" },
    });
    expect(gone.statusCode, "named JSON, without a body").toBe(204);
    expect((await app.inject("/admin/subscription-plans")).headers.location).toBe(
      "/enhanced-admin-dashboard?tab=subscriptions",
    );
    expect((await app.inject("/admin/platform-settings")).headers.location).toBe(
      "/enhanced-admin-dashboard?tab=settings",
    );
  });

  it("takes usual values for what is not said, and is on offer at once", async () => {
    const made = await add();
    expect(made).toMatchObject({
      slug: "family",
      price: 9.5,
      duration: 30,
      maxAds: 5,
      maxCarListings: 5,
      maxMotorcycleListings: 5,
      color: "#6B46C1",
      isActive: true,
      isPopular: false,
      displayOrder: 7,
      features: [],
      tier: "pro",
      searchPriority: 1,
      subscribers: 0,
      sold: 0,
    });
    expect(await publicSlugs()).toContain("family");
    expect((await add()).slug).toBe("family-2");
    expect((await add({ name: "عائلية" })).slug).toBe("plan");
    expect(await logOf(made.id)).toMatchObject([
      { action: "plan.added", before: null, after: { slug: "family" }, admin_id: administrator.id },
    ]);
  });

  it.each([
    ["no Arabic name", { nameAr: "  " }],
    ["no name", { name: "" }],
    ["a price of 0", { price: 0 }],
    ["a price below 0", { price: -5 }],
    ["a price of a third of a cent", { price: 1.003 }],
    ["a price that is a text", { price: "9" }],
    ["no day", { duration: 0 }],
    ["half a listing", { maxAds: 1.5 }],
    ["a colour that is code", { color: "red;background:url(//x)" }],
    ["a tier that is none", { tier: "gold" }],
    ["a priority out of its range", { searchPriority: 10 }],
    ["too many lines", { features: Array.from({ length: 13 }, () => "x") }],
    ["a slug of its own", { slug: "free" }],
  ])("is refused with %s", async (_, wrong) => {
    const answer = await call("POST", "subscription-plans", { ...valid, ...wrong });
    expect([answer.statusCode, answer.json().code]).toEqual([400, "request.invalid"]);
  });

  it("made twice at once gets two slugs", async () => {
    const both = await Promise.all([add({ name: "Twin" }), add({ name: "Twin" })]);
    expect(both.map(({ slug }) => slug).toSorted()).toEqual(["twin", "twin-2"]);
  });
});

describe("changing a plan", () => {
  it("changes what is named, writes before and after down, and never an order", async () => {
    const { id } = await planOf("premium");
    const userId = await makeUser(db, { current_plan: "free" });
    const orderId = await makeOrder(db, { userId, at: time.now });
    const answer = await call("PUT", `subscription-plans/${id}`, {
      price: 7,
      features: ["Five listings", "Ten photos"],
      maxCarListings: 4,
    });
    expect(answer.json(), answer.body).toMatchObject({
      price: 7,
      features: ["Five listings", "Ten photos"],
      maxCarListings: 4,
      maxAds: 5,
      nameAr: "بائع جاد",
    });
    const order = await db.selectFrom("orders").select("amount").where("id", "=", orderId).executeTakeFirst();
    expect(order?.amount).toBe("5.00");
    const [entry] = await logOf(id);
    expect(entry).toMatchObject({
      action: "plan.changed",
      before: { price: 5, maxCarListings: 3 },
      after: { price: 7, maxCarListings: 4 },
    });
    expect(Object.keys(Object(entry?.after)).toSorted()).toEqual(["features", "maxCarListings", "price"]);
  });

  it("takes one off offer and puts it back", async () => {
    const { id, slug } = await add({ name: "Summer" });
    await call("PUT", `subscription-plans/${id}`, { isActive: false });
    expect(await publicSlugs()).not.toContain(slug);
    await call("PUT", `subscription-plans/${id}`, { isActive: true });
    expect(await publicSlugs()).toContain(slug);
  });

  it("refuses a price of 0, and keeps the free plan free and on offer", async () => {
    const { id } = await add({ name: "Cheap" });
    const refused = await call("PUT", `subscription-plans/${id}`, { price: 0 });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ["price"]]);
    const free = await planOf("free");
    for (const change of [{ price: 1 }, { isActive: false }, { tier: "plus" }, { searchPriority: 3 }]) {
      const answer = await call("PUT", `subscription-plans/${free.id}`, change);
      expect([answer.statusCode, answer.json().code]).toEqual([409, "plan.free_stays"]);
    }
    expect((await call("PUT", `subscription-plans/${free.id}`, { maxPhotos: 8, price: 0 })).statusCode).toBe(
      200,
    );
    expect((await call("PUT", `subscription-plans/${randomUUID()}`, { price: 3 })).statusCode).toBe(404);
  });
});

describe("two administrators at once", () => {
  const of = async (kind: "subscription-plans" | "bonus-features", id: string) =>
    (await call("GET", kind)).json().data.find((one: { id: string }) => one.id === id);

  it.each(["subscription-plans", "bonus-features"] as const)(
    "of %s: the second is told by whom, and nothing is overwritten",
    async (kind) => {
      const [{ id }] = kind === "subscription-plans" ? [await add()] : (await call("GET", kind)).json().data;
      const { version, price: before } = await of(kind, id);
      const both = await Promise.all([
        call("PUT", `${kind}/${id}`, { price: before + 1, name: "Mine", version }),
        call("PUT", `${kind}/${id}`, { price: before + 2, nameAr: "لي", version }, other),
      ]);
      expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
      const won = both.find(({ statusCode }) => statusCode === 200)?.json();
      expect(both.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
        code: kind === "subscription-plans" ? "plan.changed" : "add_on.changed",
        changedBy: "Maya Saadeh",
        changedAt: time.now.toISOString(),
      });
      expect(await of(kind, id)).toEqual(won);
      expect(await logOf(id)).toMatchObject(
        kind === "subscription-plans"
          ? [{}, { after: { price: won.price } }]
          : [{ after: { price: won.price } }],
      );
      // Who looks at what is there now, and saves again, is heard.
      const again = await call("PUT", `${kind}/${id}`, { price: before + 3, version: won.version });
      expect(again.json()).toMatchObject({ price: before + 3 });
      expect(again.json().version).not.toBe(won.version);
    },
  );

  it("do not hold each other up by what changes by itself: who buys meanwhile changes no plan", async () => {
    const { id, slug, version } = await add({ name: "Sold" });
    await plans.buyPlan(await makeUser(db, { current_plan: "free" }), slug);
    expect((await call("PUT", `subscription-plans/${id}`, { price: 8, version })).statusCode).toBe(200);
  });

  it("one deletes what the other is changing: the other is told", async () => {
    const { id, version } = await add({ name: "Gone" });
    await call("DELETE", `subscription-plans/${id}`);
    const late = await call("PUT", `subscription-plans/${id}`, { price: 8, version });
    expect([late.statusCode, late.json().code]).toEqual([404, "plan.not_found"]);
  });

  it("a price that is changed among the fees is a change of the add-on, by whoever made it", async () => {
    const boss = await makeAdministrator(db, "super_admin", "Rami Khoury");
    const asBoss = await signInAdministrator(db, boss.id, time.now);
    const { data } = (await call("GET", "bonus-features")).json();
    const badge = data.find(({ slug }: { slug: string }) => slug === "verification_badge");
    const url = "/api/admin/settings";
    const { fees } = (await app.inject({ url, headers: asBoss })).json();
    time.now = new Date(time.now.getTime() + 60_000);
    const payload = { section: "fees", version: fees.version, ...fees.values, verificationBadge: 33 };
    const saved = await app.inject({ method: "PUT", url, headers: asBoss, payload });
    expect(saved.statusCode, saved.body).toBe(200);
    const late = await call("PUT", `bonus-features/${badge.id}`, { price: 34, version: badge.version });
    expect(late.json()).toMatchObject({ code: "add_on.changed", changedBy: "Rami Khoury" });
  });
});

describe("the priority of a plan", () => {
  it("is that of its subscribers' listings, those that are there already too", async () => {
    const { id, slug } = await add({ name: "First", searchPriority: 3, tier: "plus" });
    const [seller, stranger] = [await makeUser(db, { current_plan: "free" }), await makeUser(db)];
    await plans.buyPlan(seller, slug);
    const theirs = await makeListing(db, { user_id: seller });
    const others = await makeListing(db, { user_id: stranger });
    const priorities = async () => {
      const rows = await db
        .selectFrom("cars")
        .select(["id", "search_priority"])
        .where("id", "in", [theirs, others])
        .execute();
      return Object.fromEntries(
        rows.map((row) => [row.id === theirs ? "theirs" : "others", row.search_priority]),
      );
    };
    const { others: before } = await priorities();
    await call("PUT", `subscription-plans/${id}`, { searchPriority: 5 });
    await jobs.run();
    expect(await priorities()).toEqual({ theirs: 5, others: before });
    await call("PUT", `subscription-plans/${id}`, { searchPriority: 1, tier: "pro" });
    await jobs.run();
    expect((await priorities()).theirs).toBe(1);
  });
});

describe("deleting a plan", () => {
  it("deletes one that nobody ever had", async () => {
    const { id } = await add({ name: "Mistake" });
    expect((await call("DELETE", `subscription-plans/${id}`)).statusCode).toBe(204);
    expect((await call("DELETE", `subscription-plans/${id}`)).statusCode).toBe(404);
    expect((await logOf(id)).at(-1)).toMatchObject({ action: "plan.deleted", before: { name: "Mistake" } });
  });

  it("is refused with the numbers while somebody has it, had it, or set out to pay for it", async () => {
    const { id, slug } = await add({ name: "Used" });
    const first = await makeUser(db, { current_plan: "free" });
    await plans.buyPlan(first, slug);
    const inUse = async () => {
      const answer = await call("DELETE", `subscription-plans/${id}`);
      expect([answer.statusCode, answer.json().code]).toEqual([409, "plan.in_use"]);
      return [answer.json().subscribers, answer.json().sold];
    };
    expect(await inUse()).toEqual([1, 1]);
    await makeOrder(db, {
      userId: await makeUser(db, { current_plan: "free" }),
      at: time.now,
      plan: slug,
    });
    expect(await inUse()).toEqual([1, 2]);
    await db.updateTable("users").set({ current_plan: "free" }).where("id", "=", first).execute();
    expect(await inUse()).toEqual([0, 2]);
    const free = await planOf("free");
    expect((await call("DELETE", `subscription-plans/${free.id}`)).json().code).toBe("plan.free_stays");
  });
});

describe("add-ons", () => {
  it("are changed like plans: what was bought stays", async () => {
    const { data } = (await call("GET", "bonus-features")).json();
    const featured = data.find(({ slug }: { slug: string }) => slug === "featured");
    const answer = await call("PUT", `bonus-features/${featured.id}`, { price: 4, nameAr: "إعلان بارز" });
    expect(answer.json(), answer.body).toMatchObject({ price: 4, nameAr: "إعلان بارز", days: 7 });
    expect((await logOf(featured.id)).at(-1)).toMatchObject({
      action: "add_on.changed",
      before: { price: featured.price, nameAr: featured.nameAr },
      after: { price: 4, nameAr: "إعلان بارز" },
    });
    for (const wrong of [{ price: 0 }, { nameAr: "" }, { days: 0 }, { slug: "x" }]) {
      expect((await call("PUT", `bonus-features/${featured.id}`, wrong)).statusCode).toBe(400);
    }
    expect((await call("PUT", `bonus-features/${randomUUID()}`, { price: 4 })).json().code).toBe(
      "add_on.not_found",
    );
  });
});

describe("the list of periods", () => {
  it("tells which run, end soon, follow and are over; by plan and by person", async () => {
    const now = time.now;
    const person = (first: string) =>
      makeUser(db, {
        current_plan: "free",
        first_name: first,
        last_name: first === "Zuhair" ? "إيلي" : "Khoury",
      });
    const [soon, long, follows] = await Promise.all([person("Zeinab"), person("Ziad"), person("Zuhair")]);
    await plans.buyPlan(soon, "premium", { days: 6 });
    await plans.buyPlan(long, "dealer");
    await plans.buyPlan(follows, "premium", { days: 8 });
    await plans.buyPlan(follows, "premium");
    const list = async (query: string) => {
      const answer = await call("GET", `subscriptions?${query}`);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer
        .json()
        .data.filter(({ user }: { user: { firstName: string } }) => user?.firstName.startsWith("Z"))
        .map(
          ({ user, state }: { user: { firstName: string }; state: string }) => `${user.firstName} ${state}`,
        );
    };
    expect((await list("")).toSorted()).toEqual([
      "Zeinab ending",
      "Ziad running",
      "Zuhair later",
      "Zuhair running",
    ]);
    expect(await list("state=ending")).toEqual(["Zeinab ending"]);
    expect(await list("state=running&sort=endDate")).toEqual([
      "Zeinab ending",
      "Zuhair running",
      "Ziad running",
    ]);
    expect(await list("state=later")).toEqual(["Zuhair later"]);
    expect(await list("plan=dealer")).toEqual(["Ziad running"]);
    expect(await list("search=zeinab")).toEqual(["Zeinab ending"]);
    expect(await list("search=z_inab")).toEqual([]);
    expect(await list(`search=${encodeURIComponent("ايلي")}`)).toEqual(["Zuhair later", "Zuhair running"]);
    time.now = new Date(now.getTime() + 10 * 60_000);
    expect(await list("state=over")).toEqual([]);
    const page = (await call("GET", "subscriptions?limit=1")).json();
    expect([page.data.length, page.totalPages]).toEqual([1, page.total]);
    expect((await call("GET", "subscriptions?limit=101")).statusCode).toBe(400);
  });
});
