import { describe, expect, it } from "vitest";
import { makeListings, makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../tests/support/app.ts";
import { signIn } from "../../../tests/support/sign-in.ts";
import { limitAnswer, subscriptionStatus } from "./limits.contract.ts";
import { plansIn } from "./plan.factory.ts";

const { app, db, time } = await testApp();
const { buyPlan, buyAddOn } = plansIn(db, time);

async function person(given: Parameters<typeof makeUser>[1], language = "en") {
  const id = await makeUser(db, { is_email_verified: true, current_plan: "free", ...given });
  const headers = { "accept-language": language, ...(await signIn(db, id)) };
  return { id, get: async (url: string) => (await app.inject({ url, headers })).json() };
}

describe("GET /api/subscription/limits/:type", () => {
  it("asks guests to sign in, in their language", async () => {
    for (const [language, message] of [
      ["en", "Please sign in to continue"],
      ["ar", "يرجى تسجيل الدخول للمتابعة"],
    ]) {
      const answer = await app.inject({
        url: "/api/subscription/limits/add_car",
        headers: { "accept-language": language },
      });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        200,
        { allowed: false, message, reason: "sign_in" },
      ]);
    }
    expect((await app.inject("/api/subscription/limits/teleport")).statusCode).toBe(400);
  });

  it("counts what waits and what is live, of each kind and in all, and suggests the plan that has room", async () => {
    const free = await person({});
    const limit = async (type: string) =>
      limitAnswer.parse(await free.get(`/api/subscription/limits/${type}`));
    expect(await limit("car_listings")).toMatchObject({ allowed: true, used: 0, max: 1, message: "" });
    await makeListings(db, [
      { user_id: free.id, status: "rejected" },
      { user_id: free.id, status: "expired", expired_reason: "sold" },
      { user_id: free.id, deleted_at: new Date() },
    ]);
    expect((await limit("add_car")).allowed).toBe(true);
    await makeListings(db, [{ user_id: free.id, status: "pending", vehicle_type: "motorcycle" }]);
    for (const type of ["add_car", "add_motorcycle", "car_listings", "motorcycle_listings"]) {
      const answer = await limit(type);
      expect(answer).toMatchObject({
        allowed: false,
        used: 1,
        max: 1,
        reason: "limit",
        suggestedPlan: "premium",
      });
      expect(answer.message).toContain("one place");
    }
  });

  it("says in either language how many places there are", async () => {
    const dealer = await person({ current_plan: "premium" }, "ar");
    await makeListings(
      db,
      Array.from({ length: 3 }, () => ({ user_id: dealer.id })),
    );
    const answer = await dealer.get("/api/subscription/limits/add_car");
    expect(answer).toMatchObject({ allowed: false, used: 3, max: 3, suggestedPlan: "dealer" });
    expect(answer.message).toBe(
      "في باقتك 3 أماكن للسيارات وكلها مشغولة. أنهِ أحد إعلاناتك أو اختر باقة أكبر.",
    );
    expect((await dealer.get("/api/subscription/limits/add_motorcycle")).allowed).toBe(true);
  });

  it("tells of an unverified mail before anything is filled in, unless the settings do not ask for it", async () => {
    const unverified = await person({ is_email_verified: false });
    const ask = () => unverified.get("/api/subscription/limits/add_car");
    expect(await ask()).toMatchObject({ allowed: false, reason: "email_unverified" });
    const setting = db.updateTable("app_settings").where("key", "=", "require_email_verification");
    await setting.set({ value: "false" }).execute();
    expect(await ask()).toMatchObject({ allowed: true });
    await setting.set({ value: "true" }).execute();
  });

  it("knows the extras that were bought", async () => {
    const plain = await person({});
    expect(await plain.get("/api/subscription/limits/whatsapp_priority")).toMatchObject({
      allowed: false,
      reason: "add_on",
    });
    const rich = await person({});
    const [carId = ""] = await makeListings(db, [{ user_id: rich.id }]);
    await buyAddOn(rich.id, "featured", { carId });
    const limit = () => rich.get("/api/subscription/limits/featured_listing");
    expect(await limit()).toMatchObject({ allowed: true, used: 1, max: 1 });
    time.now = new Date(time.now.getTime() + 7 * 86_400_000);
    expect(await limit()).toMatchObject({ allowed: false, used: 0 });
  });
});

describe("GET /api/subscription/status", () => {
  it("tells the plan and what of it is used, as the settings of plans are now", async () => {
    const user = await person({ current_plan: "dealer" });
    await makeListings(db, [
      { user_id: user.id },
      { user_id: user.id, status: "pending", vehicle_type: "motorcycle", brand: "yamaha", model: "r6" },
    ]);
    const status = subscriptionStatus.parse(await user.get("/api/subscription/status"));
    expect(status).toMatchObject({
      currentPlan: "dealer",
      canAddMoreCars: true,
      adsUsed: 2,
      maxAds: 30,
      carListingsUsed: 1,
      maxCarListings: 25,
      motorcycleListingsUsed: 1,
      maxMotorcycleListings: 10,
      maxPhotos: 20,
      planDetails: { name: "Dealer", nameAr: "معرض", price: 20 },
    });
    expect(status.availablePlans.map(({ slug }) => slug)).toEqual([
      "free",
      "premium",
      "dealer",
      "dealer-60",
      "dealer-150",
      "dealer-300",
    ]);
    const plan = db.updateTable("subscription_plans").where("slug", "=", "dealer");
    await plan.set({ max_car_listings: 1 }).execute();
    expect(await user.get("/api/subscription/status")).toMatchObject({
      canAddMoreCars: false,
      maxCarListings: 1,
    });
  });

  it("tells what buying each plan would mean now, less what is left of the one that runs", async () => {
    const user = await person({});
    const offers = async () => {
      const { availablePlans } = subscriptionStatus.parse(await user.get("/api/subscription/status"));
      return availablePlans.map((one) => [one.slug, one.change, one.credit, one.creditDays, one.extraDays]);
    };
    const none = [0, 0, 0];
    const larger = (credit: number, creditDays: number, ...extra: number[]) =>
      ["dealer-60", "dealer-150", "dealer-300"].map((slug, index) => [
        slug,
        "upgrade",
        credit,
        creditDays,
        extra[index] ?? 0,
      ]);
    expect(await offers()).toEqual([
      ["free", "current", ...none],
      ["premium", "upgrade", ...none],
      ["dealer", "upgrade", ...none],
      ...larger(0, 0),
    ]);
    await buyPlan(user.id, "premium");
    time.now = new Date(time.now.getTime() + 1000);
    // 29 whole days of $5 for 30, in whole cents.
    expect(await offers()).toEqual([
      ["free", "downgrade", ...none],
      ["premium", "renew", ...none],
      ["dealer", "upgrade", 4.83, 29, 0],
      ...larger(4.83, 29),
    ]);
    for (let n = 0; n < 2; n++) await buyPlan(user.id, "dealer");
    // $45 less a second's worth: 67 whole days of $20 for 30, and of dealer-60 no more than it costs.
    expect(await offers()).toEqual([
      ["free", "downgrade", ...none],
      ["premium", "downgrade", ...none],
      ["dealer", "renew", ...none],
      ["dealer-60", "upgrade", 35, 67, 8],
      ["dealer-150", "upgrade", 44.66, 67, 0],
      ["dealer-300", "upgrade", 44.66, 67, 0],
    ]);
  });

  it("is not for guests", async () => {
    expect((await app.inject("/api/subscription/status")).statusCode).toBe(401);
  });
});
