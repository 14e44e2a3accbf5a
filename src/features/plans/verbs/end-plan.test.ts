import { describe, expect, it } from "vitest";
import { makeListings } from "#features/listings/listing.factory.ts";
import { carForm, livesIn, makeSeller } from "#features/selling/selling.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { subscriptionStatus } from "../limits.contract.ts";
import { plansIn } from "../plan.factory.ts";
import { endPlan } from "./end-plan.ts";

const test = await testApp();
const { app, db, time } = test;
const jobs = await testJobs(test);
const { buyPlan, giveBack, locked, userOf } = plansIn(db, time);
const { rowOf } = livesIn(db, time);
const start = time.now.getTime();
const at = (days: number) => {
  time.now = new Date(start + days * 86_400_000);
};

type Kind = "car" | "motorcycle";
type Given = [kind: Kind, status: "active" | "pending", refreshedDaysAgo: number];

/** A seller on a plan with these listings; returns their ids in that order. */
async function sellerWith(plan: "premium" | "dealer", listings: readonly Given[]) {
  at(0);
  const seller = await makeSeller(app, db);
  await buyPlan(seller.id, plan);
  const ids = await makeListings(
    db,
    listings.map(([vehicle_type, status, ago]) => ({
      user_id: seller.id,
      vehicle_type,
      status,
      updated_at: time.now,
      refreshed_at: new Date(start - ago * 86_400_000),
      expires_at: new Date(start + 90 * 86_400_000),
      ...(vehicle_type === "motorcycle" && { brand: "yamaha", model: "yzf-r6" }),
    })),
  );
  return { ...seller, ids };
}
const statesOf = async (ids: readonly string[]) =>
  (await Promise.all(ids.map(rowOf))).map((row) => row.expired_reason ?? row.status);
const limit = (name: "max_ads" | "max_car_listings" | "max_motorcycle_listings", value: number) =>
  db
    .updateTable("subscription_plans")
    .set({ [name]: value })
    .where("slug", "=", "free")
    .execute();

describe("the listings of a plan that is over", () => {
  it.each<[string, Given[], string[]]>([
    [
      "the newest refreshed stays",
      [
        ["car", "active", 3],
        ["car", "active", 1],
        ["motorcycle", "active", 2],
      ],
      ["plan_ended", "active", "plan_ended"],
    ],
    [
      "a live one before one that waits",
      [
        ["car", "pending", 1],
        ["motorcycle", "active", 5],
      ],
      ["plan_ended", "active"],
    ],
    [
      "the newest that waits, where none is live",
      [
        ["car", "pending", 2],
        ["car", "pending", 1],
      ],
      ["plan_ended", "pending"],
    ],
    ["all that fit", [["motorcycle", "active", 1]], ["active"]],
    ["none", [], []],
  ])("%s", async (_what, listings, states) => {
    const { id, ids } = await sellerWith("premium", listings);
    at(31);
    await jobs.runNamed("plans.end_due");
    expect(await statesOf(ids)).toEqual(states);
    expect(await userOf(id)).toEqual({
      current_plan: "free",
      subscription_id: null,
      subscription_status: "expired",
      subscription_ends_at: null,
    });
    await jobs.runNamed("plans.end_due");
    await locked(id, (tx) => endPlan(tx, id, time.now));
    expect(await statesOf(ids)).toEqual(states);
  });

  it("stay by kind where the free plan has places of each", async () => {
    await limit("max_ads", 3);
    await limit("max_car_listings", 1);
    await limit("max_motorcycle_listings", 2);
    const { ids } = await sellerWith("dealer", [
      ["car", "active", 1],
      ["car", "active", 2],
      ["motorcycle", "active", 4],
      ["motorcycle", "active", 3],
      ["motorcycle", "active", 5],
    ]);
    at(31);
    await jobs.runNamed("plans.end_due");
    expect(await statesOf(ids)).toEqual(["active", "plan_ended", "active", "active", "plan_ended"]);
    await limit("max_ads", 1);
    await limit("max_motorcycle_listings", 1);
  });

  it("come back by themselves with a plan, unreviewed, as many as it has room for", async () => {
    const seller = await sellerWith("dealer", [
      ["car", "active", 1],
      ["car", "active", 2],
      ["car", "active", 3],
      ["car", "active", 4],
      ["motorcycle", "pending", 1],
    ]);
    at(31);
    await jobs.runNamed("plans.end_due");
    const [stays = "", second = "", third = "", fourth = "", waiting = ""] = seller.ids;
    const change = { description: "Serviced last month, new tyres, one owner since new." };
    expect((await seller.patch(`/api/cars/${second}`, change)).statusCode).toBe(200);
    await buyPlan(seller.id, "premium");
    // Premium has three places for cars: the one that stayed and the two newest of the others.
    expect(await statesOf([stays, second, third, fourth, waiting])).toEqual([
      "active",
      "pending",
      "active",
      "plan_ended",
      "pending",
    ]);
    expect((await rowOf(third)).search_priority).toBe(1);
    at(32);
    await buyPlan(seller.id, "dealer");
    expect(await statesOf(seller.ids)).toEqual(["active", "pending", "active", "active", "pending"]);
    expect((await rowOf(stays)).search_priority).toBe(2);
  });

  it("do not end with a renewal, even where the plan has become smaller meanwhile", async () => {
    const { id, ids } = await sellerWith("premium", [
      ["car", "active", 1],
      ["car", "active", 2],
      ["motorcycle", "active", 3],
    ]);
    const premium = db.updateTable("subscription_plans").where("slug", "=", "premium");
    await premium.set({ max_car_listings: 1 }).execute();
    await buyPlan(id, "premium");
    expect(await statesOf(ids)).toEqual(["active", "active", "active"]);
    await premium.set({ max_car_listings: 3 }).execute();
  });

  it("end as well when the plan is taken back", async () => {
    const { id, ids } = await sellerWith("premium", [["car", "active", 1]]);
    const { orderItemId } = await buyPlan(id, "dealer");
    const more = await makeListings(
      db,
      Array.from({ length: 5 }, () => ({ user_id: id, updated_at: time.now, refreshed_at: time.now })),
    );
    await giveBack(id, orderItemId);
    const states = await statesOf([...ids, ...more]);
    expect(states.filter((state) => state === "active")).toHaveLength(3);
    expect((await userOf(id)).current_plan).toBe("premium");
  });
});

describe("the moment of the end", () => {
  it("is asked for as a job, once for each user, and moves with a renewal", async () => {
    const { id } = await sellerWith("premium", []);
    await buyPlan(id, "premium");
    const waiting = await db
      .withSchema("graphile_worker")
      .selectFrom("jobs" as never)
      .selectAll()
      .where("key" as never, "=", `plans.end:${id}` as never)
      .execute();
    expect(waiting).toMatchObject([{ run_at: (await userOf(id)).subscription_ends_at }]);
  });

  it("is nothing before its time, or after a renewal that came meanwhile", async () => {
    const { id, ids } = await sellerWith("premium", [
      ["car", "active", 1],
      ["car", "active", 2],
    ]);
    at(29.99);
    await jobs.runNamed("plans.end", { userId: id });
    expect((await userOf(id)).current_plan).toBe("premium");
    at(30.5);
    await buyPlan(id, "premium");
    await jobs.runNamed("plans.end", { userId: id });
    expect(await userOf(id)).toMatchObject({ current_plan: "premium", subscription_status: "active" });
    expect(await statesOf(ids)).toEqual(["active", "active"]);
  });

  it("comes by the job at the latest when the clock was turned back and forth", async () => {
    const { id } = await sellerWith("premium", []);
    at(-10);
    await jobs.runNamed("plans.end", { userId: id });
    expect((await userOf(id)).current_plan).toBe("premium");
    at(30);
    await jobs.runNamed("plans.end", { userId: id });
    expect((await userOf(id)).current_plan).toBe("free");
  });
});

describe("before the job has run", () => {
  it("the status and the limits are those of the free plan", async () => {
    const seller = await sellerWith("premium", [
      ["car", "active", 1],
      ["car", "active", 2],
    ]);
    const read = async () => subscriptionStatus.parse((await seller.get("/api/subscription/status")).json());
    expect(await read()).toMatchObject({
      currentPlan: "premium",
      subscriptionStatus: "active",
      endedAt: null,
    });
    at(30);
    const late = {
      currentPlan: "free",
      subscriptionStatus: "expired",
      endsAt: null,
      endedAt: new Date(start + 30 * 86_400_000).toISOString(),
      maxAds: 1,
      maxPhotos: 6,
      canAddMoreCars: false,
    };
    expect(await read()).toMatchObject(late);
    expect((await seller.get("/api/auth/user")).json()).toMatchObject({ currentPlan: "free" });
    expect((await seller.get("/api/subscription/limits/add_car")).json()).toMatchObject({ allowed: false });
    await jobs.runNamed("plans.end_due");
    expect(await read()).toMatchObject(late);
  });

  it("nothing is submitted or renewed that the free plan has no place for", async () => {
    const seller = await sellerWith("premium", [["car", "active", 1]]);
    const [old = ""] = seller.ids;
    expect((await seller.post(`/api/cars/${old}/withdraw`)).statusCode).toBe(200);
    expect((await seller.post("/api/cars", carForm)).statusCode).toBe(201);
    at(30);
    expect((await seller.post("/api/cars", carForm)).json()).toMatchObject({ code: "listing.limit_reached" });
    expect((await seller.post(`/api/cars/${old}/renew`)).json()).toMatchObject({
      code: "listing.limit_reached",
    });
  });

  it("a listing that takes the free place has the free plan's photos and priority", async () => {
    const seller = await sellerWith("premium", []);
    at(30);
    const images = Array.from(
      { length: 7 },
      (_, i) => `/media/01962d37-4de2-7bfc-a71a-9341bf19799${i}/640.webp`,
    );
    expect((await seller.post("/api/cars", { ...carForm, images })).json()).toMatchObject({
      code: "listing.photo_limit",
      max: 6,
    });
    const { id } = (await seller.post("/api/cars", carForm)).json();
    expect((await rowOf(id)).search_priority).toBe(0);
  });

  it("detailed statistics are closed", async () => {
    const seller = await sellerWith("dealer", [["car", "active", 1]]);
    const read = async () => (await seller.get("/api/analytics")).json().hasDetail;
    expect(await read()).toBe(true);
    at(30);
    expect(await read()).toBe(false);
  });
});
