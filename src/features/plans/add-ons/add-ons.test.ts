import { describe, expect, it } from "vitest";
import { makeListing, makeListings } from "#features/listings/listing.factory.ts";
import { livesIn, makeSeller } from "#features/selling/selling.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { subscriptionStatus } from "../limits.contract.ts";
import { plansIn } from "../plan.factory.ts";
import { findOwnAddOns } from "./own-add-ons.ts";

const test = await testApp();
const { app, db, time } = test;
const jobs = await testJobs(test);
const { buyAddOn, giveBack } = plansIn(db, time);
const { rowOf } = livesIn(db, time);
const start = time.now.getTime();
const hourMs = 3_600_000;
const at = (days: number, hours = 0) => {
  time.now = new Date(start + (24 * days + hours) * hourMs);
};

async function seller() {
  at(0);
  const one = await makeSeller(app, db, { current_plan: "dealer" });
  const status = async () => {
    const answer = await one.get("/api/subscription/status");
    return subscriptionStatus.parse(answer.json());
  };
  return { ...one, status };
}
const makeCar = (userId: string, refreshed = time.now) =>
  makeListing(db, { user_id: userId, refreshed_at: refreshed, updated_at: time.now });
const isFeatured = async (id: string) => (await rowOf(id)).featured;
const end = () => jobs.runNamed("plans.end_add_ons");

describe("a featured listing", () => {
  it("is first in the default order and on the home page until its week is over, then like any other", async () => {
    const { id: userId, status } = await seller();
    const old = await makeCar(userId, new Date(start - 50 * 24 * hourMs));
    await makeCar(userId);
    const first = async () => (await app.inject("/api/cars")).json().data[0].id;
    const strip = async () =>
      (await app.inject("/api/cars/featured")).json().map(({ id }: { id: string }) => id);
    expect(await first()).not.toBe(old);
    await buyAddOn(userId, "featured", { carId: old });
    expect([await first(), await strip()]).toEqual([old, [old]]);
    expect(await status()).toMatchObject({
      bonusFeatures: { featuredListings: true, whatsAppPriority: false, autoRefresh: false },
      addOns: [{ feature: "featured", carId: old, state: "running" }],
    });
    at(6, 23);
    await end();
    expect(await isFeatured(old)).toBe(true);
    at(7);
    await end();
    await end();
    expect([(await first()) === old, await strip()]).toEqual([false, []]);
    expect(await status()).toMatchObject({
      bonusFeatures: { featuredListings: false },
      addOns: [{ feature: "featured", state: "ended" }],
    });
    at(38);
    expect(await findOwnAddOns(db, userId, "en", time.now)).toEqual([]);
  });

  it("ends at its moment by a job that was asked for then", async () => {
    const { id: userId } = await seller();
    const car = await makeCar(userId);
    await buyAddOn(userId, "featured", { carId: car, days: 1 });
    at(1);
    await jobs.retry();
    expect(await isFeatured(car)).toBe(false);
  });

  it("is prolonged from its end, told of once, and moves up when the first is taken back", async () => {
    const { id: userId, status } = await seller();
    const car = await makeCar(userId);
    const first = await buyAddOn(userId, "featured", { carId: car });
    const second = await buyAddOn(userId, "featured", { carId: car });
    const until = (days: number) => new Date(start + days * 24 * hourMs).toISOString();
    expect((await status()).addOns).toMatchObject([{ state: "running", endsAt: until(14) }]);
    at(7);
    await end();
    expect(await isFeatured(car)).toBe(true);
    at(8);
    await giveBack(userId, first);
    expect(await isFeatured(car)).toBe(true);
    expect((await status()).addOns).toMatchObject([{ state: "running", endsAt: until(14) }]);
    await giveBack(userId, second);
    await giveBack(userId, second);
    expect(await isFeatured(car)).toBe(false);
    expect((await status()).addOns).toEqual([]);
  });

  it("moves the one behind it up when it is taken back while it runs", async () => {
    const { id: userId, status } = await seller();
    const car = await makeCar(userId);
    const first = await buyAddOn(userId, "featured", { carId: car });
    await buyAddOn(userId, "featured", { carId: car });
    at(2);
    await giveBack(userId, first);
    expect(await isFeatured(car)).toBe(true);
    expect((await status()).addOns).toMatchObject([
      { endsAt: new Date(start + 9 * 24 * hourMs).toISOString() },
    ]);
    at(9);
    await end();
    expect(await isFeatured(car)).toBe(false);
  });

  it("takes the money, and features nothing, when its listing is gone", async () => {
    const { id: userId, status } = await seller();
    await buyAddOn(userId, "featured", {});
    expect((await status()).addOns).toMatchObject([{ feature: "featured", carId: null, carTitle: null }]);
  });
});

describe("auto-refresh", () => {
  it("moves all live listings up once a day while it runs, however often its job comes", async () => {
    const { id: userId } = await seller();
    const [one = "", ended = ""] = await makeListings(db, [
      { user_id: userId, refreshed_at: new Date(start - 90 * hourMs) },
      {
        user_id: userId,
        status: "expired",
        expired_reason: "sold",
        refreshed_at: new Date(start - 90 * hourMs),
      },
    ]);
    const refreshedAt = async (id = one) => ((await rowOf(id)).refreshed_at.getTime() - start) / hourMs;
    await buyAddOn(userId, "auto_refresh");
    expect(await refreshedAt()).toBe(0);
    const runs: number[] = [];
    for (let hour = 1; hour <= 9 * 24; hour++) {
      // The worker is never quite on time.
      at(0, hour + (hour % 3) / 60);
      await jobs.runNamed("plans.refresh");
      await jobs.runNamed("plans.refresh");
      const now = await refreshedAt();
      if (runs.at(-1) !== now && now !== 0) runs.push(now);
    }
    expect(runs.map(Math.floor)).toEqual([24, 48, 72, 96, 120, 144]);
    expect(await refreshedAt(ended)).toBe(-90);
  });

  it("is not doubled by a second one, which follows, and stops when it is taken back", async () => {
    const { id: userId } = await seller();
    const car = await makeCar(userId, new Date(start - 9 * hourMs));
    const first = await buyAddOn(userId, "auto_refresh");
    const second = await buyAddOn(userId, "auto_refresh");
    at(0, 12);
    await jobs.runNamed("plans.refresh");
    expect((await rowOf(car)).refreshed_at).toEqual(new Date(start));
    at(8);
    await end();
    await jobs.runNamed("plans.refresh");
    expect((await rowOf(car)).refreshed_at).toEqual(time.now);
    await giveBack(userId, first, second);
    at(10);
    await jobs.runNamed("plans.refresh");
    expect((await rowOf(car)).refreshed_at).toEqual(new Date(start + 8 * 24 * hourMs));
  });
});

describe("chat priority", () => {
  it("stays with its listing, and goes when it is taken back", async () => {
    const { id: userId, get, status } = await seller();
    const [car, other] = [await makeCar(userId), await makeCar(userId)];
    const item = await buyAddOn(userId, "chat_priority", { carId: car, days: null });
    at(400);
    await end();
    expect([(await rowOf(car)).chat_priority, (await rowOf(other)).chat_priority]).toEqual([true, false]);
    // Buyers are shown it.
    const told = async (id: string) => (await app.inject(`/api/cars/${id}`)).json().chatPriority;
    expect([await told(car), await told(other)]).toEqual([true, false]);
    expect((await status()).addOns).toMatchObject([{ state: "running", endsAt: null }]);
    const limit = await get("/api/subscription/limits/whatsapp_priority");
    expect(limit.json()).toMatchObject({ allowed: true, used: 1 });
    await giveBack(userId, item);
    expect([(await rowOf(car)).chat_priority, await told(car)]).toEqual([false, false]);
  });
});
